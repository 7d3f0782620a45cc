import { signal } from '@preact/signals'

/** A move made by hand, and the point of the game it was made at. */
export interface Made {
  seat: number
  at: number
  text: string
}

/** The moves made at this screen, and those taken back, which may be made again. */
export class MadeMoves {
  private made: Made[] = []
  private readonly taken = signal<Made[]>([])

  /** The move taken back that comes next, if it was made by this seat at this point. */
  next(seat: number | undefined, at: number | undefined): Made | null {
    const next = this.taken.value[0]
    return next && next.seat === seat && next.at === at ? next : null
  }

  /** Any other move than the one taken back makes those after it void. */
  add(move: Made): void {
    this.made.push(move)
    const [next, ...later] = this.taken.peek()
    this.taken.value = next?.text === move.text && next.at === move.at ? later : []
  }

  /** It was refused. */
  drop(move: Made): void {
    this.made = this.made.filter((other) => other !== move)
  }

  /** The table is back at a point: at most so many moves of the seat are taken back, the first of them in front. */
  takeBack(seat: number, last: number, most: number): void {
    const back = this.made.filter((move) => move.seat === seat && move.at >= last).slice(-most)
    this.made = this.made.filter((move) => !back.includes(move))
    this.taken.value = [...back, ...this.taken.peek()]
  }
}

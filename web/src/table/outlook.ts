import { computed, signal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { language } from '../text'
import type { Consequence, Decision, Move, Outlook } from '../types'

/** What would come of the moves that are offered. It is asked for when somebody looks at one of them, once for each
 * decision: most decisions are made without, and finding out takes the server longer than anything else it tells. */
export class Foresight {
  private readonly found = signal<{ about: string; outlook: Outlook } | null>(null)
  private readonly about = computed(() => `${this.decision.value?.id} ${language.value}`)
  private asked = ''
  /** Null as long as it is not known. */
  readonly outlook = computed<Outlook | null>(() =>
    this.found.value?.about === this.about.value ? this.found.value.outlook : null,
  )
  private readonly moves = computed(() => new Map((this.outlook.value?.moves ?? []).map((move) => [move.move, move])))

  constructor(
    private readonly table: string,
    private readonly decision: ReadonlySignal<Decision | null>,
  ) {}

  /** Somebody looks at a move. */
  look(): void {
    const [decision, about] = [this.decision.peek(), this.about.peek()]
    if (!decision || this.asked === about) return
    this.asked = about
    get('/tables/{table_id}/outlook', { table_id: this.table, seat: decision.seat })
      .then((outlook) => {
        if (outlook.decision === decision.id) this.found.value = { about, outlook }
      })
      // Whoever looks again asks again.
      .catch(() => (this.asked = ''))
  }

  of({ move }: Move): Consequence | null {
    return this.moves.value.get(move) ?? null
  }
}

/** For whatever tells of moves as soon as it is there: asks what would come of them. */
export function useForesight(ahead: Foresight): Foresight {
  useEffect(() => ahead.look())
  return ahead
}

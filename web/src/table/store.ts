import { batch, computed, effect, signal } from '@preact/signals'
import { ApiError, freshKey, get, post, stream, type Body } from '../api'
import { navigate, route } from '../router'
import { settings } from '../settings'
import { language, t } from '../text'
import type { Decision, Move, MoveWish, Packet, Played, Posts, Things, Why } from '../types'
import { cue } from './cue'
import { next, readOut, withAnswer, withChat, withPresence } from './stream'

export interface Notice {
  text: string
  rule: string | null
}

/** A move made by hand, and the point of the game it was made at. */
interface Made {
  seat: number
  at: number
  text: string
}

/** What can be done at a table besides moving, and what has to be said with it. */
type Actions = { [P in keyof Posts as P extends `/tables/{table_id}/${infer A}` ? A : never]: Body<P> }

const RETRIES = [300, 900, 2000, 4000]
const RETRY = 3000
/** More clicks than these while one move is on its way are no plan. */
const MOST_KEPT = 6
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** One table as its viewer sees it: the live packet, the past point being looked at, and what the viewer does. */
export class TableStore {
  readonly live = signal<Packet | null>(null)
  readonly past = signal<Packet | null>(null)
  readonly things = signal<Things>({})
  /** The seat looked through; null leaves it to the server. Only hot-seat tables have several. */
  readonly seat = signal<number | null>(null)
  readonly online = signal(true)
  /** The decision whose move is on its way: it is answered once, while the next one may be answered already. */
  readonly sent = signal('')
  readonly notice = signal<Notice | null>(null)
  readonly fault = signal<ApiError | null>(null)
  /** Ids to point out on the board while a log line is under the pointer. */
  readonly pointed = signal<ReadonlySet<string>>(new Set())
  readonly said = signal('')
  /** The rule that is read beside the board. */
  readonly reading = signal<string | null>(null)
  /** Verbs of the title that no single click makes: they cannot be mended, or take all that is left of a turn. */
  readonly grave = signal<ReadonlySet<string>>(new Set())
  /** A lesson allows one move only: null outside lessons, empty while the coach speaks. */
  readonly only = signal<string | null>(null)

  readonly shown = computed(() => this.past.value ?? this.live.value)
  readonly inert = computed(() => this.past.value !== null)
  readonly decision = computed<Decision | null>(() => (this.inert.value ? null : (this.live.value?.decision ?? null)))
  readonly moves = computed(() => new Map((this.decision.value?.moves ?? []).map((move) => [move.move, move])))
  private made: Made[] = []
  /** Moves taken back, the first to be made again in front. */
  private readonly taken = signal<Made[]>([])
  /** The move that was taken back here, as long as it may be made again. */
  readonly redoable = computed<Move | null>(() => {
    const next = this.taken.value[0]
    if (!next || next.seat !== this.decision.value?.seat || next.at !== this.live.value?.last) return null
    return this.moves.value.get(next.text) ?? null
  })
  /** A hot-seat table opens behind the curtain. */
  private readonly veiled = signal(true)
  /** The hot-seat player the screen must be passed to before anything is shown. */
  readonly passTo = computed(() => {
    const packet = this.live.value
    if (!packet?.hot_seat || !packet.owned.length || packet.status !== 'running' || this.lesson) return null
    if (this.veiled.value) return packet.seats[packet.viewer ?? 0] ?? null
    if (packet.decision) return null
    return packet.seats.find((seat) => seat.waiting && packet.owned.includes(seat.seat)) ?? null
  })

  private source: EventSource | null = null
  /** Moves chosen while another was on its way: they are made while the same question is asked again and allows them. */
  private kept: { move: string; seat: number; question: string }[] = []
  private readonly endings: (() => void)[] = []

  constructor(
    readonly id: string,
    /** In a lesson one person sits at the first seat and the coach plays the other. */
    readonly lesson: boolean,
  ) {}

  async open(): Promise<void> {
    await this.join()
    await this.refresh()
    if (!this.live.value) return
    if (this.live.value.hot_seat) await this.takePlace(this.live.value)
    if (settings.value.autoSingle && !this.lesson) void this.orderSingles(this.live.value)
    this.endings.push(
      effect(() => {
        const seat = this.seat.value
        void language.value
        void this.follow(seat)
      }),
      effect(() => void this.travel(route.value.searchParams.get('at'))),
    )
    const wake = () => document.hidden || this.listen(this.seat.peek())
    document.addEventListener('visibilitychange', wake)
    this.endings.push(() => document.removeEventListener('visibilitychange', wake))
  }

  /** Where there is nothing to choose, the table goes on by itself: for everybody who plays at this screen. */
  private async orderSingles({ owned, viewer, orders }: Packet): Promise<void> {
    for (const seat of owned)
      if (seat !== viewer || !orders?.auto_single)
        await this.act('orders', { ...(seat === viewer ? orders : {}), auto_single: true, seat })
  }

  private async takePlace({ owned, viewer }: Packet): Promise<void> {
    this.seat.value = this.lesson ? (owned[0] ?? 0) : viewer
    if (this.seat.value !== viewer) await this.refresh()
  }

  close(): void {
    this.source?.close()
    this.source = null
    document.title = 'Civitas'
    for (const end of this.endings) end()
  }

  /** A seat link carries its secret in the fragment, which no server log ever sees. */
  private async join(): Promise<void> {
    const token = location.hash.slice(1)
    if (!token) return
    navigate(`/table/${this.id}${location.search}`, true)
    try {
      await post('/tables/{table_id}/join', { table_id: this.id }, { link: token })
    } catch (error) {
      this.complain(error)
    }
  }

  async refresh(tried = 0): Promise<void> {
    try {
      const packet = await get('/tables/{table_id}/view', { table_id: this.id, seat: this.seat.peek() })
      await this.learn(packet)
      this.receive(packet)
    } catch (error) {
      if (this.live.peek()) this.complain(error)
      else await this.tryAgain(error as ApiError, tried)
    }
  }

  /** A server that is not there, or has no time, may have it in a moment; what it refuses, it refuses. */
  private async tryAgain(error: ApiError, tried: number): Promise<void> {
    const wait = [0, 503].includes(error.status) ? RETRIES[tried] : undefined
    if (wait === undefined) {
      this.fault.value = error
      return
    }
    await pause(wait)
    await this.refresh(tried + 1)
  }

  private taught = ''
  private async learn({ title, pack }: Packet): Promise<void> {
    const lesson = `${title} ${language.peek()}`
    if (this.taught === lesson) return
    this.things.value = await get('/games/{title}/things', { title, pack: pack?.key })
    this.taught = lesson
  }

  /** Another seat, or another language: the stream tells what there is to see. */
  private async follow(seat: number | null): Promise<void> {
    const packet = this.live.peek()
    if (packet) await this.learn(packet).catch((error: unknown) => this.complain(error))
    if (this.seat.peek() === seat) this.listen(seat)
  }

  private listen(seat: number | null): void {
    this.source?.close()
    const packet = this.live.peek()
    const known = packet?.language === language.peek() && (seat === null || packet.viewer === seat)
    const source = stream(this.id, seat, known ? packet.sequence : null, {
      packet: (packet) => {
        this.online.value = true
        this.receive(packet)
      },
      chat: (line) => this.change((packet) => withChat(packet, line)),
      presence: (presence) => this.change((packet) => withPresence(packet, presence)),
    })
    this.source = source
    source.addEventListener('open', () => (this.online.value = true))
    source.addEventListener('error', () => {
      this.online.value = false
      // The browser tries again by itself, except after an answer that was no stream at all.
      if (source.readyState === EventSource.CLOSED)
        window.setTimeout(() => this.source === source && this.listen(seat), RETRY)
    })
  }

  private change(how: (packet: Packet) => Packet | null): void {
    const before = this.live.peek()
    const after = before && how(before)
    if (after) this.show(after)
  }

  receive(packet: Packet): void {
    // At one screen for several, only the seat that is looking may be shown.
    if (packet.hot_seat && this.seat.peek() !== null && packet.viewer !== this.seat.peek()) return
    const fresh = next(this.live.peek(), packet)
    if (fresh) this.show(fresh)
  }

  /** Once the table is at this point: what another seat did comes by the stream. */
  reached(point: number): Promise<void> {
    return new Promise((done) => {
      const end = effect(() => {
        const packet = this.live.value
        if (!packet || packet.last < point) return
        done()
        queueMicrotask(() => end())
      })
    })
  }

  private show(packet: Packet): void {
    const before = this.live.peek()
    batch(() => {
      this.live.value = packet
      this.said.value = readOut(before, packet) ?? this.said.peek()
    })
    cue(before, packet)
    this.playKept()
  }

  private playKept(): void {
    const decision = this.decision.peek()
    if (!decision || this.sent.peek() === decision.id) return
    const next = this.kept.shift()
    const same = next && next.seat === decision.seat && next.question === decision.question.key
    if (same && this.moves.peek().has(next.move)) void this.play(next.move)
    else this.kept = []
  }

  /** Looking back. Moves that come in meanwhile do not pull the viewer away from the past. */
  private async travel(at: string | null): Promise<void> {
    const point = at === null ? null : Math.max(0, Number.parseInt(at, 10) || 0)
    if (point === null) {
      this.past.value = null
      return
    }
    try {
      this.past.value = await get('/tables/{table_id}/view', { table_id: this.id, seat: this.seat.peek(), at: point })
    } catch (error) {
      this.complain(error)
      this.goTo(null)
    }
  }

  goTo(at: number | null): void {
    const address = new URL(location.href)
    const last = this.live.peek()?.last ?? 0
    if (at === null || at >= last) address.searchParams.delete('at')
    else address.searchParams.set('at', String(Math.max(0, at)))
    navigate(address.pathname + address.search, true)
  }

  step(by: number): void {
    const now = this.past.peek()?.at ?? this.live.peek()?.last ?? 0
    this.goTo(now + by)
  }

  /** Sends a move. The key makes retries harmless: the server carries it out once. */
  async play(move: Move | string): Promise<void> {
    const decision = this.decision.peek()
    if (!decision) return
    const text = typeof move === 'string' ? move : move.move
    if (this.sent.peek() === decision.id) {
      if (this.kept.length < MOST_KEPT)
        this.kept.push({ move: text, seat: decision.seat, question: decision.question.key })
      return
    }
    const only = this.only.peek()
    if (only !== null && only !== text) {
      this.notice.value = { text: t('lesson-other-move'), rule: null }
      return
    }
    this.sent.value = decision.id
    this.notice.value = null
    const body = { decision: decision.id, move: text, key: freshKey(), seat: decision.seat }
    const made = { seat: decision.seat, at: this.live.peek()!.last, text }
    this.remember(made)
    try {
      this.receive((await this.insist(body)).packet)
    } catch (error) {
      this.made = this.made.filter((move) => move !== made)
      this.kept = []
      if (this.sent.peek() === decision.id) this.sent.value = ''
      this.complain(error)
    }
  }

  private remember(move: Made): void {
    this.made.push(move)
    const [next, ...later] = this.taken.peek()
    this.taken.value = next && next.text === move.text && next.at === move.at ? later : []
  }

  private async insist(body: MoveWish): Promise<Played> {
    const table = { table_id: this.id }
    for (const wait of RETRIES) {
      try {
        return await post('/tables/{table_id}/moves', table, body)
      } catch (error) {
        if ((error as ApiError).status !== 0) throw error
        this.online.value = false
        await pause(wait)
      }
    }
    return post('/tables/{table_id}/moves', table, body)
  }

  /** Does something other than a move; false when it was refused. */
  async act<A extends keyof Actions>(action: A, body = {} as Actions[A]): Promise<boolean> {
    const seat = this.live.peek()?.viewer
    const path = `/tables/{table_id}/${action}` as keyof Posts
    const said = seat === null || seat === undefined ? body : { seat, ...body }
    try {
      const answer = await post(path, { table_id: this.id }, said as Body<typeof path>)
      const screen = this.seat.peek()
      this.change((before) => {
        const after = withAnswer(before, answer)
        return before.hot_seat && screen !== null && after?.viewer !== screen ? null : after
      })
      return true
    } catch (error) {
      this.complain(error)
      return false
    }
  }

  async undo(): Promise<void> {
    if (this.inert.peek() || this.live.peek()?.viewer === null) return
    if (await this.act('back')) this.takeBack(1)
  }

  /** Starts the turn over. */
  async reset(): Promise<void> {
    if (await this.act('reset')) this.takeBack(Infinity)
  }

  redo(): void {
    const move = this.redoable.peek()
    if (move) void this.play(move)
  }

  private takeBack(most: number): void {
    const packet = this.live.peek()
    const back = this.made.filter(({ seat, at }) => seat === packet?.viewer && at >= packet.last).slice(-most)
    this.made = this.made.filter((move) => !back.includes(move))
    this.taken.value = [...back, ...this.taken.peek()]
  }

  async why(move: string): Promise<Why> {
    return get('/tables/{table_id}/why', { table_id: this.id, move, seat: this.live.peek()?.viewer })
  }

  async explain(move: string): Promise<void> {
    try {
      const why = await this.why(move)
      this.notice.value = { text: why.sentence ?? '', rule: why.rule ?? null }
    } catch (error) {
      this.complain(error)
    }
  }

  look(seat: number): void {
    const moved = this.seat.peek() !== seat
    this.seat.value = seat
    this.veiled.value = false
    if (!moved) return
    this.live.value = null
  }

  private complain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    if (error.packet) this.receive(error.packet)
    if (error.status === 0) this.online.value = false
    this.notice.value = { text: error.sentence || t('offline'), rule: error.rule }
  }
}

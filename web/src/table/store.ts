import { batch, computed, effect, signal, untracked } from '@preact/signals'
import { ApiError, freshKey, get, post, stream, type Body } from '../api'
import { navigate, route } from '../router'
import { settings } from '../settings'
import { language, t } from '../text'
import type { Decision, Language, Move, MoveWish, Packet, Played, Posts, Things, Why } from '../types'
import { cue } from './cue'
import { MadeMoves } from './made'
import { Foresight } from './outlook'
import { Pace } from './pace'
import { Past, pointOf } from './replay'
import { next, readOut, withAnswer, withChat, withPresence } from './stream'
import { fromColumns, whole, withTexts } from './things'

export interface Notice {
  text: string
  rule: string | null
}

/** What can be done at a table besides moving, and what has to be said with it. */
type Actions = { [P in keyof Posts as P extends `/tables/{table_id}/${infer A}` ? A : never]: Body<P> }

const RETRIES = [300, 900, 2000, 4000]
const RETRY = 3000
const ADDRESS_PAUSE = 250
/** More clicks than these while one move is on its way are no plan. */
const MOST_KEPT = 6
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** One table as its viewer sees it: the live packet, the past point being looked at, and what the viewer does. */
export class TableStore {
  readonly live = signal<Packet | null>(null)
  /** The point looked back to; null is now. */
  private readonly at = signal<number | null>(null)
  private readonly replay = signal<Past | null>(null)
  readonly past = computed<Packet | null>(() => {
    const [at, live, replay] = [this.at.value, this.live.value, this.replay.value]
    return at === null || !live || !replay?.fits(live) ? null : replay.packet(live, at)
  })
  readonly things = signal<Things>({})
  /** The things whose texts have not come yet. */
  readonly unread = signal<{ title: string; pack?: string } | null>(null)
  /** The seat looked through; null leaves it to the server. Only hot-seat tables have several. */
  readonly seat = signal<number | null>(null)
  readonly online = signal(true)
  /** The decision whose move is on its way: it is answered once, while the next one may be answered already. */
  readonly sent = signal('')
  private sending = ''
  /** The move that is on its way. */
  readonly pressed = computed(() =>
    this.sent.value && this.sent.value === this.decision.value?.id ? this.sending : null,
  )
  readonly notice = signal<Notice | null>(null)
  readonly fault = signal<ApiError | null>(null)
  /** Ids to point out on the board while a log line is under the pointer. */
  readonly pointed = signal<ReadonlySet<string>>(new Set())
  readonly said = signal('')
  /** Verbs of the title that no single click makes: they cannot be mended, or take all that is left of a turn. */
  readonly grave = signal<ReadonlySet<string>>(new Set())
  /** A lesson allows only what it asks for: null outside lessons, empty while the coach speaks. */
  readonly only = signal<ReadonlySet<string> | null>(null)

  readonly shown = computed(() => this.past.value ?? this.live.value)
  readonly inert = computed(() => this.past.value !== null)
  /** What is told beside the table: what has happened, or around the point looked at what happened and would. */
  readonly told = computed(() => {
    const past = this.past.value
    return past ? this.replay.value!.log(past.at!) : (this.live.value?.log ?? [])
  })
  readonly decision = computed<Decision | null>(() => (this.inert.value ? null : (this.live.value?.decision ?? null)))
  /** What is asked, told from all that is asked elsewhere. */
  readonly asked = computed(() => (this.decision.value ? `${this.id} ${this.decision.value.id}` : null))
  readonly moves = computed(() => new Map((this.decision.value?.moves ?? []).map((move) => [move.move, move])))
  readonly ahead: Foresight
  private readonly made = new MadeMoves()
  /** The move that was taken back here, as long as it may be made again. */
  readonly redoable = computed<Move | null>(() => {
    const next = this.made.next(this.decision.value?.seat, this.live.value?.last)
    return (next && this.moves.value.get(next.text)) ?? null
  })
  /** A hot-seat table opens behind the curtain. */
  private readonly veiled = signal(true)
  /** The hot-seat player the screen must be passed to before anything is shown. */
  readonly passTo = computed(() => {
    const packet = this.live.value
    if (!packet?.hot_seat || !packet.owned.length || packet.status !== 'running' || this.lesson) return null
    if (!packet.veiled) return null
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
  ) {
    this.ahead = new Foresight(id, this.decision)
  }

  async open(): Promise<void> {
    await this.join()
    await this.refresh()
    if (!this.live.value) return
    if (this.live.value.hot_seat) await this.takePlace(this.live.value)
    if (this.live.value.status === 'over') void this.recall(this.live.value)
    this.endings.push(
      effect(() => {
        const seat = this.seat.value
        void this.follow(seat, language.value)
      }),
      effect(() => {
        const point = pointOf(route.value)
        if (point !== untracked(() => this.wanted)) untracked(() => void this.travel(point))
      }),
    )
    const wake = () => document.hidden || this.listen(this.seat.peek())
    document.addEventListener('visibilitychange', wake)
    this.endings.push(() => document.removeEventListener('visibilitychange', wake))
    for (const press of ['click', 'keydown']) {
      document.addEventListener(press, this.skip)
      this.endings.push(() => document.removeEventListener(press, this.skip))
    }
  }

  /** What nobody waits for, once the board is drawn. */
  async settle(): Promise<void> {
    const packet = this.live.peek()
    if (packet && !this.lesson && packet.last === 0) await this.orderSingles(packet)
  }

  /** Does the table go on by itself where there is nothing to choose? Everybody who plays at this screen says so when a
   * game begins; from then on the table's own menu does. */
  private async orderSingles({ owned, viewer, orders }: Packet): Promise<void> {
    const auto_single = settings.value.autoSingle
    for (const seat of owned)
      if (seat !== viewer || orders?.auto_single !== auto_single)
        await this.act('orders', { ...(seat === viewer ? orders : {}), auto_single, auto_follow: auto_single, seat })
  }

  private async takePlace({ owned, viewer }: Packet): Promise<void> {
    this.seat.value = this.lesson ? (owned[0] ?? 0) : viewer
    if (this.seat.value !== viewer) await this.refresh()
  }

  close(): void {
    this.source?.close()
    this.source = null
    window.clearTimeout(this.addressing)
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
    const asked = { title, pack: pack?.key }
    this.things.value = fromColumns(await get('/games/{title}/drawn', asked))
    this.taught = lesson
    this.unread.value = asked
  }

  /** What is read of things and not drawn of them; the table asks for it when the board is there. */
  async read(): Promise<void> {
    const asked = this.unread.peek()
    if (!asked) return
    const texts = await get('/games/{title}/texts', asked).catch(() => null)
    if (!texts || this.unread.peek() !== asked) return
    this.unread.value = null
    this.things.value = withTexts(this.things.peek(), whole(texts))
  }

  /** Another seat, or another language: the stream tells what there is to see. */
  private async follow(seat: number | null, spoken: Language): Promise<void> {
    const packet = this.live.peek()
    if (packet) await this.learn(packet).catch((error: unknown) => this.complain(error))
    if (this.seat.peek() === seat && language.peek() === spoken) this.listen(seat)
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

  private readonly pace = new Pace((packet) => this.show(packet))
  /** Steps of others that are still to be shown are passed over. */
  private readonly skip = () => window.setTimeout(() => this.pace.skip())

  /** What is shown deserves a while before others go on. */
  linger(milliseconds: number): void {
    this.pace.linger(milliseconds)
  }

  private change(how: (packet: Packet) => Packet | null): void {
    this.pace.skip()
    const before = this.live.peek()
    const after = before && how(before)
    if (after) this.show(after)
  }

  receive(packet: Packet): void {
    // At one screen for several, only the seat that is looking may be shown.
    if (packet.hot_seat && this.seat.peek() !== null && packet.viewer !== this.seat.peek()) return
    const fresh = next(this.pace.newest(this.live.peek()), packet)
    if (fresh) this.pace.offer(fresh, this.live.peek())
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
    this.passOn(packet)
  }

  /** Where nobody at this screen knows more than the others, it passes to whoever is asked by itself. */
  private passOn({ hot_seat, veiled, owned, decision, seats, status }: Packet): void {
    if (!hot_seat || veiled || this.lesson || status !== 'running') return
    this.veiled.value = false
    const asked = seats.find((seat) => seat.waiting && owned.includes(seat.seat))
    if (!decision && asked) this.seat.value = asked.seat
  }

  private playKept(): void {
    const decision = this.decision.peek()
    if (!decision || this.sent.peek() === decision.id) return
    const next = this.kept.shift()
    const same = next?.seat === decision.seat && next.question === decision.question.key
    if (same && this.moves.peek().has(next.move)) void this.play(next.move)
    else this.kept = []
  }

  /** Looking back: the whole game is asked for once, then every point is found here. Moves that come in meanwhile do
   * not pull the viewer away from the past. */
  private async travel(point: number | null): Promise<void> {
    this.wanted = point
    const live = this.live.peek()
    if (point === null || !live) {
      this.at.value = null
      return
    }
    const replay = this.replay.peek()
    const fresh = this.at.peek() !== null || replay?.present.sequence === live.sequence
    if (!fresh || !replay?.fits(live) || point > replay.last) await this.recall(live)
    if (this.wanted !== point) return
    if (this.replay.peek()?.packet(live, point)) this.at.value = point
    else if (this.replay.peek()) await this.excuse(point)
  }
  private wanted: number | null = null
  private recalling: Promise<void> | null = null

  /** Fetches the game for looking back. Whoever asks while it is on its way waits for the same. */
  private recall(live: Packet): Promise<void> {
    return (this.recalling ??= get('/tables/{table_id}/replay', { table_id: this.id, seat: this.seat.peek() })
      .then((replay) => void (this.replay.value = new Past(replay, live)))
      .catch((error: unknown) => {
        this.complain(error)
        this.goTo(null)
      })
      .finally(() => (this.recalling = null)))
  }

  /** Says why a point cannot be shown. */
  private async excuse(at: number): Promise<void> {
    await get('/tables/{table_id}/view', { table_id: this.id, seat: this.seat.peek(), at }).catch((error: unknown) =>
      this.complain(error),
    )
    if (this.at.peek() === null) this.goTo(null)
  }

  goTo(at: number | null): void {
    const last = this.live.peek()?.last ?? 0
    const point = at === null || at >= last ? null : Math.max(0, at)
    void this.travel(point)
    this.address()
  }

  /** Every point has an address (`?at=N`). A browser bears few changes of it in a second. */
  private address(): void {
    if (this.addressing) return
    this.writeAddress()
    this.addressing = window.setTimeout(() => {
      this.addressing = 0
      this.writeAddress()
    }, ADDRESS_PAUSE)
  }
  private addressing = 0

  private writeAddress(): void {
    const address = new URL(location.href)
    if (this.wanted === null) address.searchParams.delete('at')
    else address.searchParams.set('at', String(this.wanted))
    if (address.href !== location.href) navigate(address.pathname + address.search, true)
  }

  step(by: number): void {
    this.goTo((this.wanted ?? this.live.peek()?.last ?? 0) + by)
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
    if (only && !only.has(text)) {
      this.notice.value = { text: t('lesson-other-move'), rule: null }
      return
    }
    this.sending = text
    this.sent.value = decision.id
    this.notice.value = null
    const body = { decision: decision.id, move: text, key: freshKey(), seat: decision.seat }
    const made = { seat: decision.seat, at: this.live.peek()!.last, text }
    this.made.add(made)
    try {
      this.receive((await this.insist(body)).packet)
    } catch (error) {
      this.made.drop(made)
      this.kept = []
      if (this.sent.peek() === decision.id) this.sent.value = ''
      this.complain(error)
    }
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
      this.answered(await post(path, { table_id: this.id }, said))
      return true
    } catch (error) {
      this.complain(error)
      return false
    }
  }

  private answered(answer: Posts[keyof Posts]['answer']): void {
    const screen = this.seat.peek()
    this.change((before) => {
      const after = withAnswer(before, answer)
      return before.hot_seat && screen !== null && after?.viewer !== screen ? null : after
    })
  }

  /** Takes back the last move. Against bots also what is sealed: they agree at once, and the record tells of it. */
  async undo(): Promise<void> {
    const packet = this.live.peek()
    if (!packet || this.inert.peek() || packet.viewer === null) return
    const alone = packet.seats.every((seat) => seat.kind === 'bot' || packet.owned.includes(seat.seat))
    if (!alone) {
      if (await this.act('back')) this.takeBack(1)
      return
    }
    try {
      this.answered(await post('/tables/{table_id}/back', { table_id: this.id }, { seat: packet.viewer }))
      this.takeBack(1)
    } catch (error) {
      if ((error as ApiError).key === 'take-back-sealed') await this.act('ask-back')
      else this.complain(error)
    }
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
    if (packet && packet.viewer !== null) this.made.takeBack(packet.viewer, packet.last, most)
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

/** What the server and the client say to each other, written by `python -m civitas._build.wire`. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface About {
  seat: number
}

export interface Account {
  name: string
  address: string
  confirmed: boolean
  administrator: boolean
  made_at: number
  codes: number
  post: boolean
}

export interface Advised {
  move: string
  label: string
  share: number
  reasons: Reason[]
}

export interface AidPart {
  key: string
  heading: string
  text: string
}

export interface Analysis {
  done: number
  all: number
  points: SharePoint[]
  turns: TurningPoint[]
}

export interface ArchivePage {
  games: Archived[]
  more: boolean
}

export interface Archived {
  table: string
  title: string
  ended_at: number
  seats: GameSeat[]
}

export interface Ask {
  kind: 'back' | 'pause' | 'rematch' | 'bot' | 'end'
  seat: number
  about: number | null
  to: number | null
  missing: number[]
  yours: boolean
  text: string
}

export interface AtSeat {
  seat?: number | null
}

export interface Away {
  since: number
  until: number
  reminded: boolean
  yours: boolean
}

export interface Badge {
  title: string
  lessons: number
  tasks: number
  all_lessons: number
  challenges: number
  all_challenges: number
  whole: boolean
}

export interface Branch {
  at: number
  seat: number
  bot?: string
}

export interface Brought {
  table: string
}

export interface ChangedThing {
  domain: string
  item: string
  name: string
  text: string[]
  before: string[]
  gone: boolean
  picture: string | null
}

export interface ChangedValue {
  file: string
  place: string
  before: string | null
  after: string | null
}

export interface Chat {
  chat: ChatLine[]
}

export interface ChatLine {
  n: number
  who: string
  seat: number | null
  text: string
  at: number
  person?: string
}

export interface Clock {
  kind?: 'none' | 'move' | 'bank'
  seconds?: number
  increment?: number
}

export interface ClockWish {
  kind?: 'none' | 'move' | 'bank'
  seconds?: number
  increment?: number
}

export interface Closing {
  report: string
  outcome?: string
}

export interface Codes {
  codes: string[]
}

export interface Coming {
  figures: ComingFigure[]
  may: PossibleFigure[]
  caveats: string[]
}

export interface ComingFigure {
  seat: number
  label: string
  before: number
  after: number
}

export interface Confirmation {
  code: string
}

export interface Consent {
  yes: boolean
  seat?: number | null
}

export interface Consequence {
  move: string
  settles: boolean
  effects: Effect[]
  may: PossibleFigure[]
  cautions: string[]
}

export interface Counted {
  key: string
  label: string
  games: number
  wins: number
}

export interface Course {
  lessons: CourseLesson[]
  challenges: CourseItem[]
}

export interface CourseItem {
  key: string
  name: string
  about: string
}

export interface CourseLesson {
  key: string
  name: string
  about: string
  steps: number
}

export interface Curve {
  sources: string[]
  ways: boolean
  points: CurvePoint[]
  things: CurveThing[]
}

export interface CurvePoint {
  at: number
  sheets: number[][]
}

export interface CurveThing {
  source: number
  label: string
  points: number[]
}

export interface Decision {
  id: string
  seat: number
  question: Question
  moves: Move[]
  take_back: boolean
  take_back_cause?: string | null
}

export interface Deed {
  number: number
  at: number
  who: string
  who_name: string
  action: string
  about: string
  about_name: string
  detail: string
}

export interface Done {
  done?: boolean
}

export interface Draft {
  data: Json
  seat?: number | null
}

export interface Effect {
  seat: number
  figure: string
  label: string
  before: number
  after: number
}

export interface Entrant {
  person: string
  name: string
  points: number
  behind: number
}

export interface EventHead {
  id: string
  name: string
  title: string
  kind: string
  status: string
  made_at: number
  entered: number
}

export interface EventPage {
  event: EventHead
  rounds: number
  yours: boolean
  entered: boolean
  entrants: Entrant[]
  pairings: Pairing[][]
}

export interface EventWish {
  name: string
  title: string
  kind: 'robin' | 'swiss' | 'knockout'
  rounds?: number
  options?: Record<string, Json>
  clock?: ClockWish
}

export interface Events {
  packet: Packet
  chat: ChatLine
  presence: Presence
}

export interface Family {
  ids: string[]
  names: (string | null)[]
  sheet: Record<string, Json[]>
  some?: Record<string, Record<string, Json>>
  named?: Record<string, wire_Named>
  pictures?: Record<string, string>
  same?: Record<string, string>
}

export interface Farewell {
  passphrase?: string
}

export interface Fault {
  error: string
  sentence: string
  rule?: string | null
  figures?: Record<string, Json> | null
  packet?: Packet | null
}

export interface Forbidding {
  person: string
  days: number
  reason?: string
}

export interface Game {
  key: string
  alias: string
  names: Record<string, string>
  blurb: string
  seats: number[]
  options: Option[]
  levels: Level[]
  designed: boolean
  provenance: Provenance
  pack: Pack
  packs: PackOffer[]
  lessons: number
  challenges: number
}

export interface GameSeat {
  name: string
  person: string
  bot: string
  place: number
  points: number
}

export interface HeadSeat {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  taken: boolean
  left: boolean
  waiting: boolean
  is_you: boolean
}

export interface Health {
  status: string
}

export interface Hint {
  options: Advised[]
}

export interface Hurried {
  hurried: number[]
}

export interface Join {
  seat?: number | null
  link?: string | null
  name?: string | null
}

export interface Kept {
  draft: Json
}

export interface Known {
  person: string
  name: string
  account: string
  administrator: boolean
  made_at: number
  seen_at: number
  tables: number
  reports: number
  suspended_until: number
  muted_until: number
  reason: string
}

export interface KnownTable {
  table: string
  title: string
  status: string
  public: boolean
  made_at: number
  moved_at: number
  people: string[]
  aside: string | null
}

export interface Leave {
  seat?: number | null
  for_good?: boolean
}

export interface Lesson {
  key: string
  name: string
  about: string
  seat: number
  steps: LessonStep[]
  task: string
}

export interface LessonPlay {
  seat: number
  move: string
}

export interface LessonStep {
  say: string
  mark: string
  moves: string[]
  play: LessonPlay[]
}

export interface Level {
  spec: string
  name: string
  ratings: Record<string, LevelRating>
  seconds: number
}

export interface LevelRating {
  seats: number
  rating: number
  low: number
  high: number
  games: number
}

export interface LogLine {
  n: number
  seat: number | null
  text: string
  key: string
  args: Record<string, Json>
  secret: boolean
}

export interface Me {
  id: string
  name: string
  language: string
  guest: boolean
  account?: boolean
  administrator?: boolean
  muted?: string[]
}

export interface MeWish {
  name?: string | null
  language?: string | null
}

export interface Move {
  move: string
  verb: string
  args: Record<string, string>
  label: string
  detail: string
  plan: string[]
  preview: Record<string, Json>
  reveals: boolean
}

export interface MoveWish {
  decision: string
  move: string
  key: string
  seat?: number | null
}

export interface NewAddress {
  passphrase: string
  address: string
}

export interface NewOrders {
  auto_single?: boolean
  auto_pass?: boolean
  auto_decline?: boolean
  auto_follow?: boolean
  seat?: number | null
}

export interface NewPassphrase {
  passphrase: string
  wanted: string
}

export interface NewToken {
  token: string
}

export interface NextTable {
  table: string | null
  waiting: number
}

export interface Notes {
  notes: string
}

export interface OldAddress {
  id: string
}

export interface Opened {
  table: string
  seat: number | null
  links: SeatLink[]
  packet: Packet
}

export interface Opponent {
  person: string
  name: string
  games: number
  wins: number
}

export interface Option {
  key: string
  label: string
  text: string
  default: Json
  values: OptionValue[] | null
  many: boolean
  none: string
}

export interface OptionValue {
  value: string
  label: string
}

export interface Orders {
  auto_single?: boolean
  auto_pass?: boolean
  auto_decline?: boolean
  auto_follow?: boolean
}

export interface Outlook {
  decision: string
  moves: Consequence[]
  coming: Coming | null
}

export interface OwnData {
  person: Record<string, Json>
  account: Record<string, Json> | null
  sessions: Record<string, Json>[]
  ties: Record<string, Json>[]
  reports: Record<string, Json>[]
  tables: Record<string, Json>[]
  results: Record<string, Json>[]
  ratings: Record<string, Json>[]
  learned: Record<string, Json>[]
  talk: Record<string, Json>[]
  events: Record<string, Json>[]
  post: Record<string, Json>[]
}

export interface Pack {
  name: string
  hash: string
}

export interface PackChanges {
  pack: TablePack
  provenance: Provenance
  things: ChangedThing[]
  values: ChangedValue[]
}

export interface PackOffer {
  key: string
  name: string
  about: string
}

export interface Packet {
  table: string
  title: string
  pack: TablePack | null
  sequence: number
  viewer: number | null
  owned: number[]
  host: boolean
  status: 'open' | 'running' | 'paused' | 'over'
  options: Record<string, Json>
  language: string
  public: boolean
  hot_seat: boolean
  veiled: boolean
  at: number | null
  last: number
  seats: Seat[]
  view: Record<string, Json> | null
  decision: Decision | null
  prompt: string
  standing: Standing | null
  log: LogLine[]
  log_length: number
  digest: LogLine[]
  chat: ChatLine[]
  ask: Ask | null
  rematch: string | null
  chosen_chance: boolean
  commitment: string | null
  rewinds: number
  patience: number
  clock: Clock | null
  notes?: string | null
  draft?: Json
  orders?: Orders | null
  takes?: string[]
  result?: Result | null
  secret?: string | null
  study?: Studied | null
}

export interface Pairing {
  first: string
  second: string | null
  table: string | null
  share: number | null
}

export interface Played {
  sequence: number
  packet: Packet
}

export interface PossibleFigure {
  seat: number
  label: string
  before: number
  least: number
  most: number
}

export interface PostAddress {
  id: string
  way: 'mail' | 'push' | 'hook'
  target: string
  state: 'waiting' | 'good' | 'off'
}

export interface PostBox {
  mail: boolean
  hooks: boolean
  push: string
  wishes: PostWishes
  addresses: PostAddress[]
  secret?: string
}

export interface PostLink {
  token: string
}

export interface PostTarget {
  way: 'mail' | 'push' | 'hook'
  target: string
  p256dh?: string
  auth?: string
}

export interface PostWishes {
  every: number
  quiet_from: number
  quiet_until: number
  zone: string
  reminders: boolean
}

export interface Presence {
  seat: number
  connected: boolean
}

export interface Profile {
  person: string
  name: string
  ratings: Ranked[]
  history: RatingStep[]
  opponents: Opponent[]
  badges?: Badge[]
}

export interface Proof {
  passphrase: string
}

export interface Provenance {
  edition?: string
  source?: string
  confidence?: string
  designed?: boolean
  designed_things?: number
}

export interface QrCode {
  size: number
  path: string
}

export interface Question {
  key: string
  args: Record<string, Json>
  verbs: string[]
  rule: string
  text: string
}

export interface Queue {
  kind: string
  waiting: number
  stuck: number
  oldest: number
}

export interface Quota {
  kind: string
  per_minute: number
  at_once: number
}

export interface Ranked {
  person: string
  name: string
  title: string
  seats: number
  rating: number
  within: number
  provisional: boolean
  games: number
  wins: number
}

export interface RatingStep {
  table: string
  title: string
  seats: number
  at: number
  rating: number
  place: number
}

export interface Reason {
  label: string
  before: number
  after: number
}

export interface Recovery {
  code: string
  passphrase: string
  name?: string
}

export interface Registered {
  me: Me
  codes: string[]
}

export interface Rematch {
  table: string | null
}

export interface Removal {
  table: string
  line: number
  reason?: string
}

export interface Replay {
  first: Scene
  steps: (Json[][] | null)[]
  log: LogLine[]
}

export interface Report {
  text: string
  person?: string
  table?: string
  line?: number
}

export interface Reported {
  id: string
  at: number
  by: string
  by_name: string
  about: string
  about_name: string
  table: string
  line: number
  said: string
  text: string
  closed_at: number
  outcome: string
}

export interface Result {
  ending: string
  ending_text: string
  winners: number[]
  scores: Score[]
  sheet: ScoreRow[]
}

export interface Revoke {
  id?: string | null
}

export interface Rule {
  id: string
  section: string
  text: string
  example: boolean
  degree?: string
  sources?: string[]
  ours?: boolean
}

export interface Scene {
  view: Record<string, Json>
  standing: Standing
}

export interface Score {
  total: number
  categories?: Record<string, number>
}

export interface ScoreRow {
  label: string
  points: number[]
}

export interface Seat {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  taken: boolean
  left: boolean
  waiting: boolean
  is_you: boolean
  connected: boolean
  prompt: string
  bot?: string | null
  level_name?: string | null
  clock?: SeatClock | null
  away?: Away | null
}

export interface SeatClock {
  left: number
  running: boolean
}

export interface SeatLink {
  seat: number
  url: string
  qr: QrCode
}

export interface SeatWish {
  kind: 'human' | 'bot' | 'open'
  name?: string
  bot?: string
}

export interface Seated {
  seat: number
  packet: Packet
}

export interface SharePoint {
  at: number
  shares: number[]
}

export interface Shown {
  packet: Packet
}

export interface SignIn {
  name: string
  passphrase: string
  leave_guest?: boolean
}

export interface SignUp {
  name: string
  passphrase: string
}

export interface Standing {
  over: boolean
  ending: string
  winners: number[]
  scores: Score[]
  others?: Score[]
}

export interface State {
  status: string
  people: number
  accounts: number
  open_tables: number
  running_tables: number
  finished_tables: number
  aside: number
  reports: number
  queues: Queue[]
  quotas: Quota[]
  processes: number
}

export interface Statistics {
  games: number
  by_seat: Counted[]
  openings: Counted[]
  moves: Counted[]
  cards: Counted[]
}

export interface Studied {
  kind: 'lessons' | 'tasks' | 'challenges'
  key: string
  name: string
  goal: string
  state: 'open' | 'reached' | 'lost'
  made: number
}

export interface TableHead {
  table: string
  title: string
  pack: string | null
  options: Record<string, Json>
  status: 'open' | 'running' | 'paused' | 'over'
  public: boolean
  hot_seat: boolean
  clock: Clock | null
  chosen_chance: boolean
  created_at: number
  last_move_at: number | null
  seats: HeadSeat[]
  waiting: number[]
  yours: number[]
  returns: boolean
  your_turn: boolean
}

export interface TablePack {
  key: string
  name: string
  about: string
  hash: string
}

export interface TableWish {
  title: string
  seats: SeatWish[]
  options?: Record<string, Json>
  pack?: string | null
  public?: boolean
  clock?: ClockWish
  hot_seat?: boolean
  patience?: number
  seed?: number | null
  deal?: Record<string, Json> | null
  orders?: Orders
}

export interface TakeOver {
  seat: number
  bot?: string | null
}

export interface Thing {
  name: string
  text: string[]
  sheet: Record<string, Json>
  other_name?: string | null
  picture?: string | null
}

export interface ThingText {
  text?: string[]
  other_name?: string | null
}

export interface Tie {
  person: string
  name: string
  table: string | null
}

export interface TieWish {
  person: string
  kind: 'follow' | 'block' | 'mute'
  wanted?: boolean
}

export interface Ties {
  followed: Tie[]
  blocked: Tie[]
  muted: Tie[]
}

export interface Token {
  id: string
  kind: string
  made_at: number
  used_at: number
  current: boolean
}

export interface TurningPoint {
  at: number
  seat: number
  made: Advised
  better: Advised
  why?: string
}

export interface Why {
  legal: boolean
  rule?: string | null
  figures?: Record<string, Json> | null
  sentence?: string | null
}

export interface Words {
  text: string
  seat?: number | null
}

export interface routes_accounts_Named {
  name: string
}

export interface wire_Named {
  family: string
  numbers: Json[]
}

export interface Gets {
  '/me': {
    params: Record<never, never>
    answer: Me
  }
  '/tokens': {
    params: Record<never, never>
    answer: Token[]
  }
  '/account': {
    params: Record<never, never>
    answer: Account
  }
  '/ties': {
    params: Record<never, never>
    answer: Ties
  }
  '/account/export': {
    params: Record<never, never>
    answer: OwnData
  }
  '/admin/state': {
    params: Record<never, never>
    answer: State
  }
  '/admin/people': {
    params: { name?: string; page?: number }
    answer: Known[]
  }
  '/admin/tables': {
    params: { status?: 'open' | 'running' | 'paused' | 'over' | 'aside'; page?: number }
    answer: KnownTable[]
  }
  '/admin/reports': {
    params: { closed?: boolean; page?: number }
    answer: Reported[]
  }
  '/admin/audit': {
    params: { page?: number }
    answer: Deed[]
  }
  '/games': {
    params: Record<never, never>
    answer: Game[]
  }
  '/games/{title}/things': {
    params: { title: string; pack?: string | null }
    answer: Record<string, Record<string, Thing | string>>
  }
  '/games/{title}/drawn': {
    params: { title: string; pack?: string | null }
    answer: Record<string, Family>
  }
  '/games/{title}/texts': {
    params: { title: string; pack?: string | null }
    answer: Record<string, Record<string, ThingText | string>>
  }
  '/games/{title}/rules': {
    params: { title: string; pack?: string | null }
    answer: Rule[]
  }
  '/games/{title}/changes': {
    params: { title: string; pack: string }
    answer: PackChanges
  }
  '/games/{title}/pictures/{domain}/{item}': {
    params: { title: string; domain: string; item: string; pack: string }
    answer: string
  }
  '/games/{title}/aid': {
    params: { title: string; pack?: string | null }
    answer: AidPart[]
  }
  '/texts/{spoken}': {
    params: { spoken: string; title?: string | null }
    answer: string
  }
  '/games/{title}/course': {
    params: { title: string }
    answer: Course
  }
  '/games/{title}/lessons/{key}': {
    params: { title: string; key: string }
    answer: Lesson
  }
  '/tables': {
    params: { title?: string | null; status?: 'open' | 'running' | 'over' | 'mine' }
    answer: TableHead[]
  }
  '/tables/{table_id}': {
    params: { table_id: string }
    answer: TableHead
  }
  '/tables/{table_id}/view': {
    params: { table_id: string; seat?: number | null; at?: number | null }
    answer: Packet
  }
  '/tables/{table_id}/log': {
    params: { table_id: string; seat?: number | null }
    answer: LogLine[]
  }
  '/tables/{table_id}/replay': {
    params: { table_id: string; seat?: number | null }
    answer: Replay
  }
  '/tables/{table_id}/curve': {
    params: { table_id: string }
    answer: Curve
  }
  '/tables/{table_id}/why': {
    params: { table_id: string; move: string; seat?: number | null }
    answer: Why
  }
  '/tables/{table_id}/outlook': {
    params: { table_id: string; seat?: number | null }
    answer: Outlook
  }
  '/tables/{table_id}/events': {
    params: { table_id: string; seat?: number | null; after?: number | null; listener?: string }
    answer: Events
  }
  '/tables/{table_id}/hint': {
    params: { table_id: string; seat?: number | null }
    answer: Hint
  }
  '/tables/{table_id}/record': {
    params: { table_id: string }
    answer: string
  }
  '/people/{person}': {
    params: { person: string }
    answer: Profile
  }
  '/ranking': {
    params: { title: string; seats: number; season?: string | null }
    answer: Ranked[]
  }
  '/archive': {
    params: {
      title?: string | null
      seats?: number | null
      person?: string | null
      name?: string | null
      move?: string | null
      card?: string | null
      result?: 'any' | 'won' | 'lost' | 'shared' | 'people' | 'bots'
      page?: number
    }
    answer: ArchivePage
  }
  '/statistics': {
    params: { title: string; seats: number }
    answer: Statistics
  }
  '/events': {
    params: Record<never, never>
    answer: EventHead[]
  }
  '/events/{event_id}': {
    params: { event_id: string }
    answer: EventPage
  }
  '/post': {
    params: Record<never, never>
    answer: PostBox
  }
  '/next': {
    params: { after?: string | null }
    answer: NextTable
  }
}

export interface Posts {
  '/me': {
    params: Record<never, never>
    body: MeWish
    answer: Me
  }
  '/tokens': {
    params: Record<never, never>
    answer: NewToken
  }
  '/tokens/revoke': {
    params: Record<never, never>
    body: Revoke
    answer: Token[]
  }
  '/account': {
    params: Record<never, never>
    body: SignUp
    answer: Registered
  }
  '/account/sign-in': {
    params: Record<never, never>
    body: SignIn
    answer: Me
  }
  '/account/sign-out': {
    params: Record<never, never>
    answer: Me
  }
  '/account/recover': {
    params: Record<never, never>
    body: Recovery
    answer: Me
  }
  '/account/letter': {
    params: Record<never, never>
    body: routes_accounts_Named
    answer: Done
  }
  '/account/passphrase': {
    params: Record<never, never>
    body: NewPassphrase
    answer: Done
  }
  '/account/codes': {
    params: Record<never, never>
    body: Proof
    answer: Codes
  }
  '/account/address': {
    params: Record<never, never>
    body: NewAddress
    answer: Done
  }
  '/account/confirm': {
    params: Record<never, never>
    body: Confirmation
    answer: Done
  }
  '/ties': {
    params: Record<never, never>
    body: TieWish
    answer: Ties
  }
  '/reports': {
    params: Record<never, never>
    body: Report
    answer: Done
  }
  '/account/delete': {
    params: Record<never, never>
    body: Farewell
    answer: Me
  }
  '/admin/{action}': {
    params: { action: string }
    body: Forbidding
    answer: Done
  }
  '/admin/talk/remove': {
    params: Record<never, never>
    body: Removal
    answer: Done
  }
  '/admin/reports/close': {
    params: Record<never, never>
    body: Closing
    answer: Done
  }
  '/games/{title}/course/{kind}/{key}': {
    params: { title: string; kind: 'lessons' | 'tasks' | 'challenges'; key: string }
    answer: Opened
  }
  '/tables/{table_id}/learned': {
    params: { table_id: string }
    answer: Done
  }
  '/tables': {
    params: Record<never, never>
    body: TableWish
    answer: Opened
  }
  '/tables/{table_id}/join': {
    params: { table_id: string }
    body: Join
    answer: Seated
  }
  '/tables/{table_id}/links': {
    params: { table_id: string }
    body: AtSeat
    answer: SeatLink
  }
  '/tables/{table_id}/leave': {
    params: { table_id: string }
    body: Leave
    answer: Shown
  }
  '/tables/{table_id}/take-over': {
    params: { table_id: string }
    body: TakeOver
    answer: Shown
  }
  '/tables/{table_id}/hurry': {
    params: { table_id: string }
    body: AtSeat
    answer: Hurried
  }
  '/tables/{table_id}/end': {
    params: { table_id: string }
    body: About
    answer: Shown
  }
  '/tables/{table_id}/remind': {
    params: { table_id: string }
    body: About
    answer: Shown
  }
  '/tables/{table_id}/rematch': {
    params: { table_id: string }
    answer: Rematch
  }
  '/tables/{table_id}/moves': {
    params: { table_id: string }
    body: MoveWish
    answer: Played
  }
  '/tables/{table_id}/answer': {
    params: { table_id: string }
    body: Consent
    answer: Packet
  }
  '/tables/{table_id}/orders': {
    params: { table_id: string }
    body: NewOrders
    answer: Packet
  }
  '/tables/{table_id}/notes': {
    params: { table_id: string }
    body: Words
    answer: Notes
  }
  '/tables/{table_id}/draft': {
    params: { table_id: string }
    body: Draft
    answer: Kept
  }
  '/tables/{table_id}/chat': {
    params: { table_id: string }
    body: Words
    answer: Chat
  }
  '/tables/{table_id}/back': {
    params: { table_id: string }
    body: AtSeat
    answer: Packet
  }
  '/tables/{table_id}/reset': {
    params: { table_id: string }
    body: AtSeat
    answer: Packet
  }
  '/tables/{table_id}/ask-back': {
    params: { table_id: string }
    body: AtSeat
    answer: Packet
  }
  '/tables/{table_id}/resign': {
    params: { table_id: string }
    body: AtSeat
    answer: Packet
  }
  '/tables/{table_id}/pause': {
    params: { table_id: string }
    body: AtSeat
    answer: Packet
  }
  '/tables/{table_id}/resume': {
    params: { table_id: string }
    body: AtSeat
    answer: Packet
  }
  '/tables/{table_id}/analysis': {
    params: { table_id: string }
    answer: Analysis
  }
  '/tables/{table_id}/branch': {
    params: { table_id: string }
    body: Branch
    answer: Opened
  }
  '/records': {
    params: Record<never, never>
    answer: Brought
  }
  '/events': {
    params: Record<never, never>
    body: EventWish
    answer: EventPage
  }
  '/events/{event_id}/enter': {
    params: { event_id: string }
    answer: EventPage
  }
  '/events/{event_id}/withdraw': {
    params: { event_id: string }
    answer: EventPage
  }
  '/events/{event_id}/begin': {
    params: { event_id: string }
    answer: EventPage
  }
  '/post/wishes': {
    params: Record<never, never>
    body: PostWishes
    answer: PostBox
  }
  '/post/addresses': {
    params: Record<never, never>
    body: PostTarget
    answer: PostBox
  }
  '/post/addresses/remove': {
    params: Record<never, never>
    body: OldAddress
    answer: PostBox
  }
  '/post/confirm': {
    params: Record<never, never>
    body: PostLink
    answer: Done
  }
  '/post/leave': {
    params: Record<never, never>
    body: PostLink
    answer: Done
  }
}

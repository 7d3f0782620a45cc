import type { ComponentType } from 'preact'
import type { Staging } from '../stage/Stage'
import type { ChapterOf } from '../table/chapters'
import type { TableStore } from '../table/store'
import { learn, type Load } from '../text'
import type { Language, Packet, Score, Things } from '../types'

/** A part of the text table: everything in sight, for screen readers and for those who prefer reading. */
export interface Section {
  heading: string
  columns: string[]
  rows: string[][]
}

/** A row of the sheet at the end of a game that is not won by points: a cell for each seat. */
export interface Fate {
  label: string
  cells: string[]
}

/** The player aid in the signs of the board. */
export interface AidPicture {
  /** What the names of its drawings begin with. */
  prefix: string
  /** For each part of the aid, what happens in its order. */
  strips: Record<string, string[]>
  signs: string[]
  /** The families of things that are explained. */
  families: string[]
}

/** What of a title can be looked at: families of things, with the texts that name them, and how each thing looks. */
export interface Gallery {
  families: Record<string, string>
  Face: ComponentType<{ domain: string; id: string; things: Things }>
}

/** What a title may bring along. A title without a board is played from the text table and the list of moves. */
export interface BoardModule {
  /** Where it lies: its styles hold while the page says that it is shown (see boards.js). */
  folder: string
  Board: ComponentType<{ store: TableStore }>
  Panel: ComponentType<{ store: TableStore; seat: number }>
  plain?: boolean
  aid?: AidPicture
  /** What moves on its table and which moments are staged; it comes once the board is drawn. */
  staging?: () => Promise<Staging>
  /** Whoever is on the table without sitting at it, beside the other players. */
  Unseated?: ComponentType<{ store: TableStore }>
  /** Their names and points, for the score sheet. */
  unseated?: (packet: Packet) => { name: string; score: Score }[]
  /** How a game without points has ended for everybody; it takes the place of points and their sum. */
  outcome?: (packet: Packet, things: Things) => Fate[]
  /** Its own part of the client's words. */
  locale?: Record<Language, Load>
  /** All its cards, to be looked at apart from any table. */
  gallery?: () => Promise<{ gallery: Gallery }>
  describe: (packet: Packet, things: Things) => Section[]
  /** The parts of the game by which the log is read: its ages, eras or rounds. */
  chapterOf: ChapterOf
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  antiquity: () => import('./antiquity'),
  historia: () => import('./historia'),
  seven_ages: () => import('./seven_ages'),
  seven_wonders_duel: () => import('./duel'),
  through_the_ages: () => import('./through_the_ages'),
}

export const loadBoard = async (title: string): Promise<BoardModule> => {
  const found: BoardModule = await (BOARDS[title] ?? (() => import('./plain')))()
  if (found.locale) await learn(found.locale)
  document.documentElement.dataset.board = found.folder
  return found
}

/** Whoever shows a board puts its styles away with it. */
export function leaveBoard(): void {
  delete document.documentElement.dataset.board
}

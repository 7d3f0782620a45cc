import { boardWith } from '../plain'
import { mapsOf } from './maps'

export { chapterOf, describe, Panel, plain } from '../plain'

export const Board = boardWith(mapsOf)

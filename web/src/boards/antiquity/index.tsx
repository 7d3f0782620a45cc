import { boardWith, describeWith } from '../plain'
import { mapsOf } from './maps'

export { chapterOf, Panel, plain } from '../plain'

export const Board = boardWith(mapsOf)
export const describe = describeWith(mapsOf)

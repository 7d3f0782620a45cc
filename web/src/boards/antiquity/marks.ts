import { middle, type Cell } from './geometry'

/** What is drawn on the ground of a terrain: lines around the middle of a hex. */
const MARKS: Record<string, string> = {
  forest: 'm-5.5 2 2.5-6 2.5 6zm4.5-2 2.5-6 2.5 6zm2 6 2.3-5.5 2.2 5.5z',
  plain: 'm-4-1v-3m2 3 1-2.5m3 5.5v-3m2 3 1-2.5m-7 6v-3m2 3 1-2.5',
  mountain: 'm-7 4 4.5-8 3 5 2-3.5 4 6.5z',
  water: 'm-6-1.5q1.5-2 3 0t3 0 3 0 3 0m-10 4q1.5-2 3 0t3 0 3 0',
}

/** One drawing for all hexes of a terrain: a map has hundreds of them. */
export const marksOf = (ground: string, cells: Cell[]): string =>
  cells
    .map(({ q, r }) => {
      const { x, y } = middle(q, r)
      return `M${x.toFixed(1)} ${y.toFixed(1)}${MARKS[ground] ?? ''}`
    })
    .join('')

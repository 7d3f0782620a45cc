/** The vocabulary of the pictures: few tones, light from the left, the ground at 42 of 48. */
export type Tone = 'light' | 'middle' | 'dark' | 'gold' | 'green' | 'water' | 'red'
export type Part = [tone: Tone, path: string, moved?: string]

export const box = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h${-wide}z`
export const roof = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y}h${wide}l${-wide / 2} ${-high}z`
export const dome = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
export const arch = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y}v${-(high - wide / 2)}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}z`
export const onion = (x: number, y: number, r: number): string =>
  `M${x - r * 0.7} ${y}q${-r * 0.8} ${-r} ${r * 0.1} ${-r * 1.7}q${r * 0.5} ${-r * 0.4} ${r * 0.6} ${-r * 1.1}q${r * 0.1} ${r * 0.7} ${r * 0.6} ${r * 1.1}q${r * 0.9} ${r * 0.7} ${r * 0.1} ${r * 1.7}z`

/** The same shape several times side by side. */
export const row = (count: number, step: number, shape: (x: number) => string, from: number): string =>
  Array.from({ length: count }, (_, place) => shape(from + place * step)).join('')

export const columns = (x: number, y: number, wide: number, high: number, count: number): string =>
  row(count, (wide - 3) / (count - 1), (at) => box(at, y, 3, high), x)

/** A temple front: steps, columns, beam and gable. */
export const temple = (x: number, y: number, wide: number, high: number, count: number): Part[] => [
  ['middle', columns(x + 1, y - high + 2, wide - 2, high - 3, count)],
  ['light', box(x - 1, y - high - 1, wide + 2, 3) + box(x - 2, y - 2, wide + 4, 2)],
  ['middle', roof(x - 1, y - high - 1, wide + 2, high * 0.42)],
  ['dark', `M${x + wide / 2} ${y - high * 1.42 - 1}l${wide / 2 + 1} ${high * 0.42}h${-wide / 4}z`],
]

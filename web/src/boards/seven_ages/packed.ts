import type { Point } from './geometry.ts'

/** The letters that stand for small numbers, the middle one for 0; `web/world.ts` writes them. */
export const LETTERS = Array.from({ length: 90 }, (_, place) => String.fromCharCode(33 + place))
  .filter((letter) => !'",\\'.includes(letter))
  .join('')
export const HALF = Math.floor(LETTERS.length / 2)

/** The numbers that a text of letters stands for; `{` and `}` begin one that is too large for one letter. */
export function numbersOf(text: string): number[] {
  const found: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign !== '{' && sign !== '}') found.push(LETTERS.indexOf(sign) - HALF)
    else {
      const size = LETTERS.indexOf(text[++at]!) * LETTERS.length + LETTERS.indexOf(text[++at]!)
      found.push(sign === '{' ? -size : size)
    }
  }
  return found
}

/** The corners of all lines, from their steps; the first step leads on from where the line before begins. */
export function linesOf(text: string, grain: number): Point[][] {
  let [startX, startY] = [0, 0]
  return text.split(' ').map((line) => {
    const steps = numbersOf(line)
    let [x, y] = [startX, startY]
    const points: Point[] = []
    for (let place = 0; place < steps.length; place += 2) {
      x += steps[place]!
      y += steps[place + 1]!
      if (!place) [startX, startY] = [x, y]
      points.push([x * grain, y * grain])
    }
    return points
  })
}

/** Rings of lines; each number is told by how far it is from the one before. */
export const ringsOf = (text: string): number[][] =>
  text.split(',').map((ring) => {
    let arc = 0
    return numbersOf(ring).map((step) => (arc += step))
  })

export const spotsOf = (text: string): [number, number, number][] => {
  const figures = numbersOf(text)
  return Array.from({ length: figures.length / 3 }, (_, place) => {
    const [x, y, room] = figures.slice(3 * place, 3 * place + 3)
    return [x! / 2, y! / 2, room! / 2]
  })
}

/** Breaks a long name at the space nearest its middle. */
export function twoLines(name: string, most: number): string[] {
  if (name.length <= most) return [name]
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index)
  if (!spaces.length) return [name]
  const middle = name.length / 2
  const at = spaces.reduce((best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

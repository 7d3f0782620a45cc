const LONG = 9
const SOFT_HYPHEN = '\u00ad'

/** Lets long words of a name break near their middle: browsers know the syllables of few languages by themselves. */
export const hyphenated = (name: string): string => name.split(' ').map(breakable).join(' ')

/** The letters of the longest piece that is not broken, its hyphen included. */
export const longestPiece = (name: string): number =>
  Math.max(
    ...hyphenated(name)
      .replaceAll(SOFT_HYPHEN, '- ')
      .split(' ')
      .map((piece) => piece.length),
  )

/** Before what begins a syllable, between equal consonants, and between others that do not belong together. */
const BREAKS = /[aeiouy](?=[^aeiouy][lrh]?[aeiouy])|([^aeiouy])(?=\1)|[^aeiouys](?=[^aeiouylrhn])/gi

function breakable(text: string): string {
  if (text.length <= LONG) return text
  const middle = text.length / 2
  const away = (place: number) => Math.abs(place - middle)
  const breaks = [...text.matchAll(BREAKS)].map(({ index }) => index + 1)
  const at = breaks.reduce((best, place) => (away(place) < away(best) ? place : best), 0)
  return at ? text.slice(0, at) + SOFT_HYPHEN + text.slice(at) : text
}

const LONG = 9
const FEWEST = 3
const SOFT_HYPHEN = '\u00ad'

/** Lets long words of a name break at their syllables where a card is too narrow for them: browsers know the syllables
 * of few languages by themselves. */
export const hyphenated = (name: string): string => name.split(' ').map(breakable).join(' ')

/** Before what begins a syllable, between equal consonants, and between others that do not belong together. */
const BREAKS = /[aeiouy](?=[^aeiouy][lrh]?[aeiouy])|([^aeiouy])(?=\1)|[^aeiouys](?=[^aeiouylrhn])/gi

function breakable(text: string): string {
  if (text.length < LONG) return text
  const places = [...text.matchAll(BREAKS)]
    .map(({ index }) => index + 1)
    .filter((place) => place >= FEWEST && text.length - place >= FEWEST)
  return [0, ...places].map((place, index) => text.slice(place, places[index])).join(SOFT_HYPHEN)
}

import { later } from './idle'
import display from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import bold from '@fontsource/gelasio/files/gelasio-latin-700-normal.woff2?url'
import text from '@fontsource/gelasio/files/gelasio-latin-400-normal.woff2?url'

const PLACE = 'civitas.typefaces'
const FACES: [family: string, address: string, weight: string][] = [
  ['Civitas Text', text, '400'],
  ['Civitas Text', bold, '600 800'],
  ['Civitas Display', display, '400 800'],
]

let dressed = false

/** Fetches the typefaces and the styles for paper, once: after the first page is drawn, which is light without them. */
export function dress(): void {
  if (dressed) return
  dressed = true
  void import('./print.css').catch(() => undefined)
  for (const [family, address, weight] of FACES) {
    const face = new FontFace(family, `url(${address}) format('woff2')`, { weight, display: 'swap' })
    document.fonts.add(face)
    void face.load().then(
      () => localStorage.setItem(PLACE, 'kept'),
      () => undefined,
    )
  }
}

/** A browser that has kept them shows them from the beginning; a table waits until its board is drawn. */
export function dressInTime(): void {
  if (localStorage.getItem(PLACE)) dress()
  else if (!location.pathname.startsWith('/table/')) window.addEventListener('load', () => later(dress), { once: true })
}

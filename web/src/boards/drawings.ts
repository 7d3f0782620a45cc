/** Puts the drawings of a title into the page once; everything else refers to them. */
export function hang(art: string): void {
  const drawings = document.createElement('div')
  drawings.className = 'drawings'
  drawings.innerHTML = art
  document.body.append(drawings)
}

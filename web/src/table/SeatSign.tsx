/** Each player has a shape, a letter and a colour: never the colour alone. */
const SHAPES = [
  'M10 1 19 10 10 19 1 10Z',
  'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'M10 1 19 18H1Z',
  'M2 2h16v16H2Z',
  'M10 1 19 7.5 15.5 18.5h-11L1 7.5Z',
  'M5.5 2h9l4.5 8-4.5 8h-9L1 10Z',
  'M7 1h6v6h6v6h-6v6H7v-6H1V7h6Z',
]

interface SeatSignProps {
  seat: number
  /** What stands on it, if not the letter of the seat. */
  letter?: string | undefined
  /** Where it stands inside a larger picture; in a line of text otherwise. */
  place?: { x: number; y: number; width: number; height: number }
}

export function SeatSign({ seat, letter = String.fromCharCode(65 + seat), place }: SeatSignProps) {
  return (
    <svg
      class={place ? 'seat-mark' : 'seat-sign'}
      data-seat={seat % SHAPES.length}
      viewBox="0 0 20 20"
      aria-hidden="true"
      {...place}
    >
      <path d={SHAPES[seat % SHAPES.length]} />
      <text x="10" y={place ? 15.5 : 14.8} text-anchor="middle">
        {letter}
      </text>
    </svg>
  )
}

interface IconProps {
  id: string
  x: number
  y: number
  size: number
  count?: number | string
}

/** A drawn sign inside a larger picture, with a number on it if there is one. */
export function Icon({ id, x, y, size, count }: IconProps) {
  return (
    <g>
      <use href={`#i-${id}`} x={x} y={y} width={size} height={size} />
      {count !== undefined && (
        <text class="icon-number" x={x + size / 2} y={y + size * 0.75} font-size={size * 0.8} text-anchor="middle">
          {count}
        </text>
      )}
    </g>
  )
}

/** The same sign standing in a line of text; give a label where no word beside it says the same. */
export function Sign({ id, count, label }: { id: string; count?: number | string | undefined; label?: string }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`#i-${id}`} width="24" height="24" />
      {count !== undefined && (
        <text class="icon-number" x="12" y="17" font-size="13.5" text-anchor="middle">
          {count}
        </text>
      )}
    </svg>
  )
}

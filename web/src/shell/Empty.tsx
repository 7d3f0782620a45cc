import type { ComponentChildren } from 'preact'
import { Emblem } from './Emblem'

/** Where there is nothing to show yet: what it is, and what can be done about it. */
export function Empty({ heading, text, children }: { heading?: string; text: string; children: ComponentChildren }) {
  return (
    <section class="card-box empty">
      <Emblem />
      <div>
        {heading && <h1>{heading}</h1>}
        <p>{text}</p>
        <div class="row wrap">{children}</div>
      </div>
    </section>
  )
}

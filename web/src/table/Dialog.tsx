import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../text'
import { beside } from './beside'

interface DialogProps {
  heading: string
  onClose: () => void
  children: ComponentChildren
  class?: string
  /** What the sheet is about: it opens beside it and leaves it free. */
  anchor?: DOMRect | null | undefined
}

/** Closes the sheet an event happened in the browser's own way, which gives the focus back. */
export const closeAround = (event: Event): void => (event.currentTarget as Element).closest('dialog')?.close()

/** A modal sheet: Esc, the cross and a click beside it close it; focus returns to where it was. It begins at the element
 * marked `data-first`, if there is one. */
export function Dialog({ heading, onClose, children, class: name = '', anchor }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  // At once, so that Esc finds it open as soon as it is there.
  useLayoutEffect(() => {
    box.current?.showModal()
    if (anchor && box.current) settle(box.current, anchor)
    box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  return (
    <dialog
      ref={box}
      class={`sheet ${name}`}
      data-anchored={!!anchor}
      aria-label={heading}
      onClose={onClose}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{heading}</h2>
          <button type="button" class="quiet" onClick={() => box.current?.close()} aria-label={t('close')}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** Beside what it is about; where no side has room enough, it lies in the middle as other sheets do. */
function settle(sheet: HTMLDialogElement, anchor: DOMRect): void {
  const room = () => beside(anchor, sheet.offsetWidth, sheet.scrollHeight + 2)
  let place = room()
  if (!place || place.height < sheet.scrollHeight) {
    // What it is about is in sight: where room is short its picture steps back.
    sheet.dataset.tight = 'true'
    place = room()
  }
  if (!place) return
  Object.assign(sheet.style, {
    margin: '0',
    inset: `${place.top}px auto auto ${place.left}px`,
    width: `${place.width}px`,
    maxHeight: `${place.height}px`,
  })
}

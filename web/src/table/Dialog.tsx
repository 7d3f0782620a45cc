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
    const sheet = box.current!
    sheet.showModal()
    const unwatch = anchor && keepSettled(sheet, anchor)
    sheet.querySelector<HTMLElement>('[data-first]')?.focus()
    return unwatch ?? undefined
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

/** Keeps a sheet beside what it is about while it grows: letters, pictures and reasons may come later. */
function keepSettled(sheet: HTMLDialogElement, anchor: DOMRect): () => void {
  settle(sheet, anchor)
  const watch = new ResizeObserver(() => requestAnimationFrame(() => settle(sheet, anchor)))
  watch.observe(sheet.firstElementChild!)
  return () => watch.disconnect()
}

/** Beside what it is about; where no side has room enough, it lies in the middle as other sheets do. */
function settle(sheet: HTMLDialogElement, anchor: DOMRect): void {
  const read = sheet.scrollTop
  if (!put(sheet, anchor) || sheet.scrollHeight > sheet.clientHeight) {
    // What it is about is in sight: where room is short its picture steps back.
    sheet.dataset.tight = 'true'
    put(sheet, anchor)
  }
  sheet.scrollTop = read
}

function put(sheet: HTMLDialogElement, anchor: DOMRect): boolean {
  Object.assign(sheet.style, { width: '', maxHeight: '' })
  const place = beside(anchor, sheet.offsetWidth, sheet.scrollHeight + 2)
  if (!place) return false
  Object.assign(sheet.style, {
    margin: '0',
    inset: `${place.top}px auto auto ${place.left}px`,
    width: `${place.width}px`,
    maxHeight: `${place.height}px`,
  })
  return true
}

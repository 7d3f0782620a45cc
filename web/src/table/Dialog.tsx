import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../text'

interface DialogProps {
  heading: string
  onClose: () => void
  children: ComponentChildren
  class?: string
}

/** Closes the sheet an event happened in the browser's own way, which gives the focus back. */
export const closeAround = (event: Event): void => (event.currentTarget as Element).closest('dialog')?.close()

/** A modal sheet: Esc, the cross and a click beside it close it; focus returns to where it was. It begins at the element
 * marked `data-first`, if there is one. */
export function Dialog({ heading, onClose, children, class: name = '' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  // At once, so that Esc finds it open as soon as it is there.
  useLayoutEffect(() => {
    box.current?.showModal()
    box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  return (
    <dialog
      ref={box}
      class={`sheet ${name}`}
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

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../text'

interface DialogProps {
  heading: string
  onClose: () => void
  children: ComponentChildren
  class?: string
}

/** A modal sheet: Esc, the cross and a click beside it close it; focus returns to where it was. */
export function Dialog({ heading, onClose, children, class: name = '' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={box}
      class={`sheet ${name}`}
      aria-label={heading}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{heading}</h2>
          <button type="button" class="quiet" onClick={onClose} aria-label={t('close')}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

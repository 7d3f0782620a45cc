import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableStore } from './store'

/** Shows what was clicked as pressed until the server has answered, on every board alike. */
export function usePressed(store: TableStore): void {
  useEffect(
    () =>
      effect(() => {
        const move = store.pressed.value
        for (const found of document.querySelectorAll('[data-pressed]')) found.removeAttribute('data-pressed')
        if (move !== null)
          for (const found of document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`))
            found.setAttribute('data-pressed', 'true')
      }),
    [store],
  )
}

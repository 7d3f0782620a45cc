import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

type Letters = typeof import('../post')

/** Most visits have nothing to do with letters: what concerns them is fetched when it is needed: in the settings, or on
 * the page that letters lead to. */
export function Post({ page }: { page?: boolean }) {
  const found = useSignal<Letters | null>(null)
  useEffect(() => {
    void import('../post').then((letters) => (found.value = letters)).catch(() => undefined)
  }, [])
  if (!found.value) return page ? <main class="page" aria-busy="true" /> : null
  const { LetterPage, PostBox } = found.value
  return page ? <LetterPage /> : <PostBox />
}

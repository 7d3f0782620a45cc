import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'

/** The pages of a phone. */
export const PAGES = ['board', 'me', 'others', 'moves', 'log'] as const
export type Page = (typeof PAGES)[number]

const WITH_TARGETS: readonly Page[] = ['board', 'me', 'others']

/** The pages on which there is something to choose from now. */
export const leading = signal<ReadonlySet<Page>>(new Set())

/** Looks after every drawing where the targets are. A new question opens the page that has them, if the present one has
 * none. */
export function useLeading(decision: string, page: Page, go: (page: Page) => void): void {
  useLayoutEffect(() => {
    const found = WITH_TARGETS.filter((name) => document.querySelector(`.area-${name} [data-legal=true]`))
    if (found.join() !== [...leading.peek()].join()) leading.value = new Set(found)
  })
  useLayoutEffect(() => {
    const [first] = leading.peek()
    if (decision && first && WITH_TARGETS.includes(page) && !leading.peek().has(page)) go(first)
  }, [decision])
}

import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

const here = (): URL => new URL(window.location.href)

/** The address is the only state of navigation. */
export const route = signal(here())

export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const before = route.value
  route.value = here()
  if (before.pathname !== route.value.pathname) window.scrollTo(0, 0)
}

window.addEventListener('popstate', () => (route.value = here()))
window.addEventListener('hashchange', () => (route.value = here()))

interface LinkProps {
  to: string
  class?: string
  children: ComponentChildren
  current?: boolean
}

export function Link({ to, class: name, children, current }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a href={to} class={name} onClick={follow} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}

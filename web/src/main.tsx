import { render } from 'preact'
import { route } from './router'
import { App } from './shell/App'
import { greet } from './shell/me'
import { addressOf, fetchPart } from './shell/parts'
import './style.css'
import { dressInTime } from './typefaces'

dressInTime()
await Promise.all([greet(), fetchPart(addressOf(route.peek()))])
render(<App />, document.getElementById('app')!)

// Home and rules open without the server too.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)

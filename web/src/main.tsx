import { render } from 'preact'
import { App } from './shell/App'
import { greet } from './shell/me'
import './style.css'
import { dressInTime } from './typefaces'

dressInTime()
await greet()
render(<App />, document.getElementById('app')!)

// Home and rules open without the server too.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)

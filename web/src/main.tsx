import { render } from 'preact'
import { App } from './shell/App'
import { greet } from './shell/me'
import './style.css'

await greet()
render(<App />, document.getElementById('app')!)

import { brotli } from './brotli.js'
import { fluent } from './fluent.js'

/** The build goes into the Python package, so that installing needs no Node. */
export default {
  plugins: [fluent(), brotli()],
  build: {
    outDir: '../src/civitas/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
}

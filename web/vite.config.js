import { brotli } from './brotli.js'
import { fluent } from './fluent.ts'
import { shell } from './shell.js'

/** The build goes into the Python package, so that installing needs no Node. */
export default {
  plugins: [fluent(), shell(), brotli()],
  build: {
    outDir: '../src/civitas/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // They know `light-dark()`, by which a theme is written once.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every answer has a head: what all tables share comes in one part, not in twenty.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules|src\/(api|idle|json|router|settings|text|typefaces)\.ts|src\/shell\//,
            },
            { name: 'tables', test: /src\/(table|tutorial)\/|src\/pictures\/index|src\/boards\/[a-z]+\.tsx?$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
}

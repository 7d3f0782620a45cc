import { boards } from './boards.js'
import { brotli } from './brotli.js'
import { fluent } from './fluent.ts'
import { shell } from './shell.js'
import { world } from './world.ts'

/** What the tables and the pages around them both need. */
const SHARED = new RegExp(
  [
    'node_modules',
    'preload-helper',
    'src/(api|idle|json|router|settings|text|typefaces)\\.',
    'src/shell/(App|me|parts)\\.',
    'src/boards/index\\.',
    'src/table/(Degree|SeatSign|links|pack|things)\\.',
    'src/tutorial/progress\\.',
  ].join('|'),
)

/** What opens over a table and comes once it is drawn. */
const OVER =
  'src/table/(over|Aid|AidPictures|Analysis|Chart|Course|End|Help|RuleSheet|ScoreSheet|Sources|TextTable)\\.|src/tutorial/'

const TABLES = new RegExp(
  `^(?!.*(${OVER})).*src/(table/|pictures/index|boards/(drawings|hyphens|lines|words|plain/(describe|reading))\\.)`,
)

/** The board of 7 Ages without what comes after it. */
const AGES =
  /src\/boards\/seven_ages\/(?!\w*(Sheet|Drawn|Happenings|Shop|sheets|schematic|coastlines|gallery|stage)\.|locale)/

/** The build goes into the Python package, so that installing needs no Node. */
export default {
  plugins: [fluent(), world(), shell(), brotli()],
  css: { postcss: { plugins: [boards()] } },
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
          // What a group needs goes with it unless an earlier one has it.
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'tables', test: TABLES },
            { name: 'over', test: new RegExp(OVER) },
            { name: 'crests', test: /src\/shell\/Crest\.|src\/boards\/crests\./ },
            { name: 'pages', test: /src\/shell\/|src\/boards\/crests\./ },
            { name: 'seven_ages', test: AGES },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
}

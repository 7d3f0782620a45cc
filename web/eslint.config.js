import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

export default defineConfig(
  { ignores: ['node_modules', 'src/wire.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    plugins: { 'react-hooks': hooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      'max-lines': ['error', 500],
      // What the server promises is asserted, not checked again: an index of a seat, the view of a running game.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // No text and no number are as good as none: `name || t('guest')`.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    files: ['src/boards/**'],
    rules: {
      // A board draws what it is given: nothing of a table is kept in a module.
      'no-restricted-syntax': [
        'error',
        { selector: 'Program > VariableDeclaration[kind="let"]', message: 'Keep it in a signal or a hook.' },
      ],
    },
  },
  {
    files: ['worker.js'],
    languageOptions: {
      globals: {
        self: 'readonly',
        caches: 'readonly',
        fetch: 'readonly',
        __FILES__: 'readonly',
        __WORDS__: 'readonly',
      },
    },
  },
  {
    files: ['*.js'],
    languageOptions: {
      globals: { URL: 'readonly', URLSearchParams: 'readonly', process: 'readonly', Buffer: 'readonly' },
    },
  },
)

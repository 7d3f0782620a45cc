/** Form is prettier's business; this is about mistakes, and about `tokens.css`: no other file has a colour or a size of
 * letters of its own. */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'declaration-empty-line-before': null,
    'import-notation': 'string',
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'rule-empty-line-before': null,
    'selector-class-pattern': null,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-allowed-list': { 'font-size': ['/^var\\(--/', 'inherit', '0'] },
  },
  overrides: [{ files: ['src/tokens.css'], rules: { 'color-no-hex': null, 'no-duplicate-selectors': null } }],
}

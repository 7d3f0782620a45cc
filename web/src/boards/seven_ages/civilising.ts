/** What civilising is made of, in the order of the rules, and the verbs of each part. */
export const PARTS = [
  { key: 'leaders', sign: 'leader', verbs: ['promote', 'named', 'demote'] },
  { key: 'creeds', sign: 'civilise', verbs: ['adopt'] },
  { key: 'cities', sign: 'city', verbs: ['city', 'capital'] },
  { key: 'units', sign: 'infantry', verbs: ['flip'] },
  { key: 'troubles', sign: 'disorder', verbs: ['quell', 'cure'] },
]
export const CIVILISING = PARTS.flatMap(({ verbs }) => verbs)

/** Turns a Fluent file into a module of plain strings, `id` and `id.attribute`; `?words=a,b` keeps the messages whose id
 * begins with one of these prefixes. The client's own `text.ts` reads the placeables. */
export function fluent() {
  return {
    name: 'fluent',
    transform(source, id) {
      const [path, query = ''] = id.split('?')
      if (!path.endsWith('.ftl')) return null
      const prefixes = new URLSearchParams(query).get('words')?.split(',')
      const kept = Object.entries(messages(source)).filter(
        ([key]) => !prefixes || prefixes.some((prefix) => key.startsWith(`${prefix}-`)),
      )
      return { code: `export default ${JSON.stringify(Object.fromEntries(kept))}`, map: null }
    },
  }
}

function messages(source) {
  const found = {}
  let message = ''
  let current = ''
  for (const line of source.split('\n')) {
    const start = /^([a-z][\w-]*)\s*=\s*(.*)$/.exec(line)
    const attribute = /^\s+\.([a-z][\w-]*)\s*=\s*(.*)$/.exec(line)
    if (start) {
      current = message = start[1]
      found[current] = start[2]
    } else if (attribute) {
      current = `${message}.${attribute[1]}`
      found[current] = attribute[2]
    } else if (current && /^[\s}]/.test(line) && line.trim()) {
      found[current] += ` ${line.trim()}`
    } else {
      current = ''
    }
  }
  return found
}

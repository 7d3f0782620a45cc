import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Writes the service worker with the names of the files that home and rules need. */
export function shell() {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = new Set()
      const add = (name) => {
        const part = bundle[name]
        if (files.has(name) || !part) return
        files.add(name)
        for (const other of [...(part.imports ?? []), ...(part.viteMetadata?.importedCss ?? [])]) add(other)
      }
      for (const part of Object.values(bundle)) if (part.isEntry || part.name === 'pages') add(part.fileName)
      const words = {}
      for (const { facadeModuleId, fileName } of Object.values(bundle)) {
        const language = /locale\/(\w+)\.ftl/.exec(facadeModuleId ?? '')?.[1]
        if (language) words[language] = [`/${fileName}`]
      }
      const names = [...files].sort().map((name) => `/${name}`)
      const version = createHash('sha256')
        .update(JSON.stringify([names, words]))
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__WORDS__', JSON.stringify(words))
        .replace('__FILES__', JSON.stringify(names))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

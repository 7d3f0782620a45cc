import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const WORTH = 1000

/** Puts a `.br` beside every large file of the build that is not compressed in itself: the server sends it to browsers that take it. */
export function brotli() {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const [name, part] of Object.entries(bundle)) {
        const content = Buffer.from(part.type === 'chunk' ? part.code : part.source)
        if (content.length < WORTH || name.endsWith('.woff2')) continue
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        }
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, { params }))
      }
    },
  }
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Stores every text file compressed as well, so that no server has to compress it again for each visitor. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After what other plugins write.
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir = 'dist' }) {
        for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
          if (!/\.(js|css|html|svg|json)$/.test(entry.name)) continue
          const file = join(entry.parentPath, entry.name)
          const bytes = readFileSync(file)
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
          writeFileSync(`${file}.br`, brotliCompressSync(bytes))
        }
      },
    },
  }
}

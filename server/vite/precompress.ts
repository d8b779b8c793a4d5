import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a compressed copy of every text file, so that servers need not compress it for each visitor. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After the other plugins have written their files.
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

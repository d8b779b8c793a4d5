import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Returns the source files below `folder`, as paths from the project's root. */
export function sourceFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the imports of a file: packages by name, own files as paths from the project's root. */
export function importsOf(file: string): string[] {
  return [
    ...textOf(file).matchAll(
      /(?:^|\n)\s*(?:import|export)[^'"\n]*?(?:[^'"]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
    ),
  ]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name.replace(/\?.*$/, ''))) : name))
}

import { globSync, readFileSync } from 'node:fs'

/** The test files that name each state, as paths from the project's root. They pin behaviour that no picture can show. */
export function testsOfStates(): Record<string, string[]> {
  const root = new URL('..', import.meta.url)
  const files: Record<string, string[]> = {}
  for (const path of globSync('tests/{rules,lib,forms,api,server,operate,e2e}/**/*.ts', {
    cwd: root,
  }).sort()) {
    const ids = readFileSync(new URL(path, root), 'utf8').match(/\b[A-Z]{2,5}-\d{2}\b/g)
    for (const id of new Set(ids)) files[id] = [...(files[id] ?? []), path]
  }
  return files
}

const sources = import.meta.glob<string>('../../tests/{rules,lib,forms,api,e2e}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The test files that name each state, as paths from the project's root. They pin behaviour that no picture can show.
 */
export const pinnedByTests: ReadonlyMap<string, string[]> = (() => {
  const files = new Map<string, string[]>()
  for (const [path, source] of Object.entries(sources)) {
    for (const id of new Set(source.match(/\b[A-Z]{2,5}-\d{2}\b/g)))
      files.set(id, [...(files.get(id) ?? []), path.replace('../../', '')])
  }
  return files
})()

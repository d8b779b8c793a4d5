import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Imports and exports from other modules that remain when the types are gone. */
const imports = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm

test('the API inside a page imports nothing that only Node has', () => {
  const imported = new Map<string, string>()
  const walk = (file: string) => {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const path = name.startsWith('.') ? join(dirname(file), name) : name
      if (imported.has(path)) continue
      imported.set(path, file)
      if (path !== name) walk(path)
    }
  }
  walk('server/memory/memoryApi.ts')
  expect(imported.has('server/api/routes/products.ts')).toBe(true)
  expect([...imported].filter(([path]) => /^node:|^@hono\/node-server|^pino|^pg$/.test(path))).toEqual([])
})

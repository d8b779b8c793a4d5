import { expect, test } from 'vitest'
import { variables } from '../../server/config.ts'
import { sourceFiles, textOf } from './files.ts'

test('each setting of the server is documented for its operators', () => {
  const rows = [...textOf('server/OPERATING.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(rows).toEqual(Object.keys(variables))
})

test('the environment is read in one place and passed on where a program starts', () => {
  const readers = sourceFiles('server').filter((file) => /process\.env/.test(textOf(file)))
  expect(readers).toEqual(['server/cli/shop.ts', 'server/dev.ts', 'server/main.ts'])
})

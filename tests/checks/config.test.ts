import { expect, test } from 'vitest'
import { variables } from '../../server/config.ts'
import { textOf } from './files.ts'

test('each setting of the server is documented for its operators', () => {
  const rows = [...textOf('server/OPERATING.md').matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name)
  expect(rows).toEqual(Object.keys(variables))
})

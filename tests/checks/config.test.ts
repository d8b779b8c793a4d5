import { expect, test } from 'vitest'
import { variables } from '../../server/config.ts'
import { textOf } from './files.ts'

test('the README describes every setting of the server, and no other', () => {
  const described = [...textOf('README.md').matchAll(/^\| `([A-Z_]+)`\s*\|/gm)].map(([, name]) => name)
  expect(described.toSorted()).toEqual(Object.keys(variables).toSorted())
})

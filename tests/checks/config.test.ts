import { expect, test } from 'vitest'
import { variables } from '../../server/config.ts'
import { sourceFiles, textOf } from './files.ts'

/** The rows of the README's table of settings, each as an array of its three cells. */
const rows = [...textOf('README.md').matchAll(/^\| `([A-Z_]+)`\s*\| (.*?)\s*\| (.*?)\s*\|$/gm)].map(
  ([, name, fallback, about]) => [name, fallback, about],
)

test('the README lists every setting with the same default as the server', () => {
  const settings = Object.entries(variables).map(([name, { default: fallback, about }]) => [
    name,
    fallback,
    about,
  ])
  expect(rows).toEqual(settings)
})

test('the environment is read in one place and passed on where a program starts', () => {
  const readers = sourceFiles('server').filter((file) => /process\.env/.test(textOf(file)))
  expect(readers).toEqual(['server/cli/shop.ts', 'server/dev.ts', 'server/main.ts'])
})

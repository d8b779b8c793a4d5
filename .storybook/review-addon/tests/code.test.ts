import { expect, test } from 'vitest'
import { instrumented } from '../code/instrument.ts'

const code = `
export function outer(list) {
  const inner = (one) => (two) => one + two
  return list.map((each) => inner(each)(1))
}
const kept = atom(() => ({ shown: true }))
const record = { async method() { return kept }, given: () => 1, 'in quotes': function own() {} }
class Late { get value() { return 1 } }
`

test('of each function with a name the code says whether it has run, and no line moves', async () => {
  const result = instrumented('src/a.js', code)
  expect(result.split('\n').length).toBe(code.split('\n').length)
  const run = new Function('atom', `${result.replace('export ', '')}; return { outer, kept, record, Late }`)
  const { outer, kept, record, Late } = run((make: unknown) => make)
  const { __functions } = globalThis as unknown as {
    __functions: Record<string, [[string, number][], (1 | undefined)[]]>
  }
  const [functions, ran] = __functions['src/a.js'] ?? [[], []]
  const names = () => functions.flatMap(([name, line], index) => (ran[index] ? `${name}:${line}` : []))
  expect(names()).toEqual([])
  expect(outer([1, 2])).toEqual([2, 3])
  expect(names()).toEqual(['outer:2', 'inner:3'])
  expect(kept()).toEqual({ shown: true })
  await record.method()
  record['in quotes']()
  expect(new Late().value + record.given()).toBe(2)
  expect(names()).toEqual(['outer:2', 'inner:3', 'kept:6', 'method:7', 'given:7', 'own:7', 'value:8'])
})

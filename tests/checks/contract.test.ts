import type { RouterRoute } from 'hono/types'
import { expect, test } from 'vitest'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { calls } from '../../src/api/contract.ts'
import { sourceFiles, textOf } from './files.ts'

const apiTests = sourceFiles('tests/api', /\.test\.ts$/)
  .map(textOf)
  .join('\n')
const scenarios = textOf('tests/faults/scenarios.ts')

const { app } = memoryApi({
  now: () => new Date('2026-11-20T10:18:00+05:30'),
  places: async () => ({ towns: [] }),
})

test('has a route of its own in the reference API, which has no other routes', () => {
  // Middleware is registered for all methods.
  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    calls.map(({ call }) => `${call.method} /api${call.path}`).sort(),
  )
})

test.each(calls)('$name is answered by its own route, and not with a server error', async ({ call }) => {
  const path = `/api${call.path.replace(/:\w+/g, '1')}`
  // Of the routes that match a path, the one registered first answers.
  const [first] = app.router.match(call.method, path)[0].flatMap(([[, route]]) => {
    const { method, path } = route as RouterRoute
    return method === 'ALL' ? [] : [path]
  })
  expect(first).toBe(`/api${call.path}`)
  const answer = await app.fetch(new Request(`http://shop.test${path}`, { method: call.method }))
  expect(answer.status).not.toBe(500)
})

test.each(calls)('$name has a test in tests/api/, and its failures one in scenarios.ts', ({ name }) => {
  expect(apiTests).toMatch(new RegExp(`\\b${name}\\b`))
  expect(scenarios).toMatch(new RegExp(`^ {2}'${name}[',]`, 'm'))
})

test("every call that a file of src/api/ declares is in the contract, except the operator's", async () => {
  const files = sourceFiles('src/api').filter((file) => !/(contract|operate)\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(`../../${file}`)))
  const declared = modules
    .flatMap((module) => Object.values<object>(module))
    .flatMap((each) => Object.values(each ?? {}))
    .filter((each) => typeof each === 'object' && each !== null && 'method' in each && 'path' in each)
  expect(declared.length).toBe(calls.length)
  expect(declared.filter((each) => !calls.some(({ call }) => call === each))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { calls } from '../../src/api/contract.ts'
import { sourceFiles, textOf } from './files.ts'

describe('every call of the contract', () => {
  const { app } = memoryApi({ now: () => new Date('2026-11-20T10:18:00+05:30'), places: async () => [] })

  test.each(calls)('the reference API answers $name', async ({ call }) => {
    const path = `/api${call.path.replace(/:\w+/g, '1')}`
    const answer = await app.fetch(new Request(`http://shop.test${path}`, { method: call.method }))
    expect(await answer.text()).not.toContain('There is no such call.')
    expect(answer.status).not.toBe(500)
  })

  const tests = sourceFiles('tests/api').map(textOf).join('\n')
  test.each(calls)('tests/api covers $name', ({ name }) => {
    expect(tests).toContain(name)
  })
})

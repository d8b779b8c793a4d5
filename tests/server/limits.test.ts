import { expect, test } from 'vitest'
import { openPasses } from '../../server/complaint/captchaPasses.ts'
import { calls } from '../../src/api/contract.ts'
import { api } from '../api/client.ts'
import { examples } from '../operate/examples.ts'

/** The functions of the store that leave a record or a message behind. */
const adds = /^(add|enqueue|place)/

/** More than any limit by address allows in an hour. */
const many = 130

const leavesSomething = new Set([
  ...['account.register', 'complaints.create', 'feedback.create', 'purchase.create', 'reviews.create'],
  'session.login',
])

const formOf = (body: object) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, value)
  return form
}

const writing = calls.filter(({ call }) => call.method !== 'GET')

test.each(writing)('$name: who sends it again and again soon leaves nothing more', async ({ name, call }) => {
  const shop = api({ passes: openPasses })
  let left = 0
  let before = 0
  for (const [key, add] of Object.entries(shop.store))
    if (adds.test(key))
      Object.assign(shop.store, {
        [key]: (...args: unknown[]) => {
          left += 1
          return (add as (...args: unknown[]) => unknown)(...args)
        },
      })
  // Only who has the link of an order knows what this call takes.
  if (call.body._zod.def.type !== 'undefined' && name !== 'orderLinks.cancel')
    expect(examples).toHaveProperty([name])
  const { param, query = {}, body } = examples[name] ?? {}
  const files = Object.values(body ?? {}).some((value) => value instanceof File)
  const sent = {
    params: Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, key]) => [key!, String(param)])),
    query: { ...query },
    ...(body && { body: files ? formOf(body) : body }),
  }
  for (let time = 0; time < many; time += 1) {
    before = left
    await shop.send(call, sent)
  }
  expect(left - before).toBe(0)
  if (leavesSomething.has(name)) expect(left).toBeGreaterThan(0)
})

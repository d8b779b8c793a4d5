import { expect, test } from 'vitest'
import { simulate } from './simulate.ts'
import type { Plant } from './tab.ts'

const once = 'No wish gives two orders'
const cart = 'What is in the cart is ordered once'
const lost = 'The cart loses no line silently: it holds what its users put there'

// Each begins at a seed whose day shows the bug; after a change of the steps it is one of the days that follow.
test.each<[Plant | undefined, number, number, string | undefined]>([
  [undefined, 1, 300, undefined],
  ['reload', 27, 5000, once],
  ['position', 404, 5000, once],
  ['copied', 914, 5000, lost],
  ['leaving', 9, 5000, once],
  ['locks', 85, 5000, cart],
])(
  'with the bug %s, from seed %i, in %i steps: %s',
  async (plant, seed, steps, name) => {
    const { failure } = await simulate(seed, steps, { plant })
    expect(failure?.broken.split(/[.,]/)[0]).toBe(name)
    if (!failure) return
    // A whole day has hundreds of lines.
    expect(failure.story.length).toBeLessThan(30)
    // The day can be played again alone.
    expect((await simulate(failure.seed, 1, { plant })).failure).toEqual(failure)
  },
  60_000,
)

import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { memoryStore } from '../../server/memory/store.ts'
import { deliveryForAddress } from '../../server/orders/delivery.ts'
import { readPlaces } from '../../server/orders/places.ts'
import { meantAddress } from '../../src/rules/receivedLink.ts'
import { seed } from '../api/shop.ts'

// A pattern that takes time quadratic in the length of its text keeps the server from answering anybody else.

const places = await readPlaces()
const store = memoryStore(seed(), webPasswords)
const length = 100_000

const readers: Record<string, (text: string) => unknown> = {
  'the query of a page': (text) => meantAddress('/products', `?q=${text}`),
  'the path of a page': (text) => meantAddress(`/${text}`, ''),
  'an address': (text) => deliveryForAddress(places, text),
  'a search': (text) => store.search(text, 5),
}

test.each(
  Object.keys(readers).flatMap((name) =>
    ['!', 'a', 'ක', '%20', 'a-', '1 '].map((part) => [name, part] as const),
  ),
)('%s of "%s" again and again is read in no time', async (name, part) => {
  const started = performance.now()
  for (const end of ['', 'a']) await readers[name]!(part.repeat(length / part.length) + end)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('an address after an endless word, or many, is still found', () => {
  for (const before of ['a'.repeat(length), 'a '.repeat(length), '🏠'.repeat(length)])
    expect(deliveryForAddress(places, `${before}, Galle Road, Kandy`)).toMatchObject({
      place: { name: 'Kandy' },
    })
})

import { expect, test } from 'vitest'
import { categories } from '../../src/api/categories.ts'
import { api, refusal } from './client.ts'

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('GET /categories/primary is an object with a categories list', async () => {
  const { reply, json } = await api().send(categories.primary)
  expect(names(reply)).toEqual(['Hinges', 'Locks'])
  expect(json).toHaveProperty('categories.0', {
    category_id: 1,
    parent_id: null,
    level: 'primary',
    name: 'Hinges',
    slug: 'hinges',
    thumbnail: '/images/part@800.webp',
    description: '',
  })
})

test.each([
  [categories.secondary, 'primary_id', 1, ['Door hinges']],
  // The id of a secondary category.
  [categories.secondary, 'primary_id', 11, []],
  [categories.tertiary, 'secondary_id', 11, ['Butt hinges', 'Gate hinges']],
  [categories.tertiary, 'secondary_id', 'hinges', []],
] as const)(
  '$path has the children of its parent, and needs one: %s %s',
  async (call, parent, id, expected) => {
    expect(names((await api().send(call, { query: { [parent]: id } })).reply)).toEqual(expected)
    expect(await api().send(call)).toMatchObject(refusal(400, `${parent} is required.`))
  },
)

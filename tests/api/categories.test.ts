import { describe, expect, test } from 'vitest'
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

describe('GET /categories/secondary', () => {
  test.each([
    [1, ['Door hinges']],
    [2, ['Padlocks']],
    [999, []],
    ['hinges', []],
    // The id of a secondary category.
    [11, []],
  ])('of %s', async (primary_id, expected) => {
    const { reply } = await api().send(categories.secondary, { query: { primary_id } })
    expect(names(reply)).toEqual(expected)
  })

  test('needs its parent', async () => {
    expect(await api().send(categories.secondary)).toMatchObject(refusal(400, 'primary_id is required.'))
  })
})

describe('GET /categories/tertiary', () => {
  test.each([
    [11, ['Butt hinges', 'Gate hinges']],
    [21, []],
    [999, []],
  ])('of %s', async (secondary_id, expected) => {
    const { reply } = await api().send(categories.tertiary, { query: { secondary_id } })
    expect(names(reply)).toEqual(expected)
  })

  test('needs its parent', async () => {
    expect(await api().send(categories.tertiary)).toMatchObject(refusal(400, 'secondary_id is required.'))
  })
})

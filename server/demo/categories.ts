import type { Category } from '../store/records.ts'
import { categoryIds, categoryRows } from './categoryTree.ts'
import { products } from './products.ts'

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

const levels = ['primary', 'secondary', 'tertiary'] as const

/** The first picture of the products in a category or, where they have none, below it. */
function pictureBelow(path: string): string {
  const ids = categoryRows
    .filter((row) => row.path === path || row.path.startsWith(`${path} > `))
    .map(({ category_id }) => category_id)
  const pictured = ids.flatMap(
    (id) => products.find((each) => each.category_id === id && each.images[0]) ?? [],
  )
  return pictured[0]?.images[0] ?? ''
}

export const categories: Category[] = categoryRows.map(({ category_id, path, description, picture }) => {
  const [name = '', ...above] = path.split(' > ').reverse()
  return {
    category_id,
    parent_id: categoryIds.get(above.reverse().join(' > ')) ?? null,
    level: levels[above.length] ?? 'tertiary',
    name,
    slug: slug(name),
    thumbnail: picture ? `/images/${picture}@800.webp` : pictureBelow(path),
    description,
  }
})

import type { Category } from '../store/records.ts'
import { demoRows } from './file.ts'

const rows = demoRows('categories.csv')
const levels = ['primary', 'secondary', 'tertiary'] as const

/** The id of each category by its path, 'Hinges > Butt Hinges'. */
export const categoryIds: ReadonlyMap<string, number> = new Map(
  rows.map(([id, path = '']) => [path, Number(id)]),
)

export const categories: Category[] = rows.map(([id, path = '', slug = '', description = '', picture]) => {
  const above = path.split(' > ')
  const name = above.pop() ?? ''
  return {
    category_id: Number(id),
    parent_id: categoryIds.get(above.join(' > ')) ?? null,
    level: levels[above.length] ?? 'tertiary',
    name,
    slug,
    thumbnail: picture ? `/images/${picture}@800.webp` : '',
    description,
  }
})

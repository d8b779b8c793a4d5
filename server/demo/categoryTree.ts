import { demoRows } from './file.ts'

/** A category of the demo: its path is 'Hinges > Butt Hinges'; each stands below the one that it belongs to. */
type Row = { category_id: number; path: string; description: string; picture: string }

export const categoryRows = demoRows('categories.csv').map(
  ([id, path = '', description = '', picture = '']): Row => ({
    category_id: Number(id),
    path,
    description,
    picture,
  }),
)

/** The id of each category by its path. */
export const categoryIds: ReadonlyMap<string, number> = new Map(
  categoryRows.map(({ path, category_id }) => [path, category_id]),
)

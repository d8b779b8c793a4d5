import { asc } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { categories } from '../../database/schema.ts'
import type { Category } from '../../store/records.ts'

const levels = ['primary', 'secondary', 'tertiary'] as const
const separator = ' > '

/** The slug of a name, for addresses. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const keyOf = (names: readonly string[]) => names.map((name) => name.trim().toLowerCase()).join(separator)

export type CategoryPaths = {
  /** 'Hinges > Door hinges > Butt hinges' */
  nameOf(id: number): string
  /** The category's id for a path, ignoring case; a sentence for the operator when there is none. */
  find(path: string): number | string
  /** Like `find`, but creates the missing categories of the path. */
  findOrMake(path: string): Promise<number | string>
  /** Paths of the created categories. */
  additions: string[]
}

/** Finds the shop's categories by their paths from the top level. */
export async function categoryPaths(db: Db): Promise<CategoryPaths> {
  const all: Category[] = await db.select().from(categories).orderBy(asc(categories.position))
  const byId = new Map(all.map((category) => [category.category_id, category]))
  const namesOf = (id: number): string[] => {
    const category = byId.get(id)
    if (!category) return []
    return [...(category.parent_id === null ? [] : namesOf(category.parent_id)), category.name]
  }
  const byPath = new Map(all.map(({ category_id: id }) => [keyOf(namesOf(id)), id]))
  const split = (path: string) => path.split('>').map((name) => name.trim())
  const additions: string[] = []

  const find = (path: string) => byPath.get(keyOf(split(path))) ?? `category ${path} does not exist`
  return {
    additions,
    find,
    nameOf: (id) => namesOf(id).join(separator),
    async findOrMake(path) {
      const names = split(path)
      if (names.some((name) => name === '') || names.length > levels.length)
        return `category ${path} is not a path of one to three names`
      let parent: number | null = null
      for (const [depth, name] of names.entries()) {
        const key = keyOf(names.slice(0, depth + 1))
        const id: number | undefined = byPath.get(key)
        if (id !== undefined) {
          parent = id
          continue
        }
        const fields: typeof categories.$inferInsert = {
          parent_id: parent,
          level: levels[depth]!,
          name,
          slug: slugOf(name),
          thumbnail: '',
          description: '',
        }
        const [added]: (Category | undefined)[] = await db.insert(categories).values(fields).returning()
        byId.set(added!.category_id, added!)
        byPath.set(key, added!.category_id)
        additions.push(names.slice(0, depth + 1).join(separator))
        parent = added!.category_id
      }
      return parent!
    },
  }
}

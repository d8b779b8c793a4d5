import { asc } from 'drizzle-orm'
import { characters } from '../../../src/rules/characters.ts'
import { plainName } from '../../../src/rules/trail.ts'
import { categories } from '../../database/catalogueTables.ts'
import type { Db } from '../../database/db.ts'
import type { Category } from '../../store/records.ts'

const levels = ['primary', 'secondary', 'tertiary'] as const
const separator = ' > '
/** What people write between the levels of a path. */
const arrow = /[-=]?>+|[»›→]/

const maxSlug = 80

/** The slug of a name: letters, vowel signs and digits, at most 80; never blank, nor a number, which could be an id. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    // Joiners of Sinhala letters, which addresses do without.
    .replaceAll(/[\u200c\u200d]/g, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  const whole = words?.join('-') ?? ''
  const cut = whole.lastIndexOf('-', maxSlug)
  const slug =
    whole.length <= maxSlug
      ? whole
      : cut > 0
        ? whole.slice(0, cut)
        : characters(whole).slice(0, maxSlug).join('')
  return /^\d*$/.test(slug) ? `category${slug && '-'}${slug}` : slug
}

/**
 * A slug for a new category: its own, one with its parent's ('accessories-in-locks'), or a numbered one. `taken` has the
 * slugs and names of all others by `plainName`, because an address also finds a category that is spelt alike.
 */
function newSlug(name: string, parent: string | undefined, taken: ReadonlySet<string>): string {
  const own = slugOf(name)
  if (!taken.has(plainName(own))) return own
  const longer = parent ? `${own}-in-${parent}` : own
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? longer : `${longer}-${number}`
    if (!taken.has(plainName(slug))) return slug
  }
}

const keyOf = (names: readonly string[]) => names.map((name) => name.trim().toLowerCase()).join(separator)

/**
 * Returns the path that a category of a file is: of several, the one that lies in all others ('Locks, Locks > Cam locks').
 * As Magento writes them, below one root with slashes, it is the longest ('All/Sale,All/Locks/Cam locks').
 */
export function pathsIn(categories: Iterable<string>): (category: string) => string {
  const listed = (category: string) => category.split(',').map((path) => path.trim())
  const lists = [...categories].map(listed)
  const root = `${lists[0]?.[0]?.split('/')[0]}/`
  const isIn = (path: string) => `${path}/`.startsWith(root) && !arrow.test(path)
  const isRooted = lists.some((paths) => paths.length > 1) && lists.flat().every(isIn)
  const namesOf = (path: string) =>
    isRooted ? path.split('/').slice(1) : path.split(arrow).map((name) => name.trim())
  return (category) => {
    const paths = listed(category).map(namesOf)
    const [deepest = [], next = []] = paths.toSorted((one, other) => other.length - one.length)
    const isOne =
      (isRooted && next.length < deepest.length) ||
      paths.every((names) => keyOf(names) === keyOf(deepest.slice(0, names.length)))
    return isOne && deepest.length > 0 && (isRooted || paths.length > 1) ? deepest.join(separator) : category
  }
}

/**
 * Returns whether a category seems to be several ('Locks, Hinges') or a path with other separators: a part of its first
 * name is one of another's, or a later name goes on with one. 'Bolts, nuts & washers > Bolts' is one.
 */
export function seemsSeveral(categories: Iterable<string>): (category: string) => boolean {
  const namesOf = (category: string) => category.split(arrow).map((name) => name.trim().toLowerCase())
  const partsOf = (name: string) => name.split(/[,;|/\\]/).map((part) => part.trim())
  const firstNames = new Set([...categories].map((category) => namesOf(category)[0]!))
  const counts = new Map<string, number>()
  for (const part of [...firstNames].flatMap(partsOf)) counts.set(part, (counts.get(part) ?? 0) + 1)
  return (category) => {
    const [first, ...later] = namesOf(category).map(partsOf)
    return (
      (first!.length > 1 && first!.some((part) => counts.get(part)! > 1)) ||
      later.some((parts) => parts.slice(1).some((part) => counts.has(part)))
    )
  }
}

export type CategoryPaths = {
  /** 'Hinges > Door hinges > Butt hinges' */
  nameOf(id: number): string
  /** The category's id for a path, ignoring case; a sentence for the operator when there is none. */
  find(path: string): number | string
  /** Like `find`, but creates the missing categories of the path. */
  findOrMake(path: string): Promise<number | string>
  /** Paths of the created categories, and those of the file that go deeper than the shop's levels. */
  additions: string[]
  deeper: Set<string>
}

/**
 * Finds the shop's categories by their paths. One that is made gets a slug of its own, which never changes (decision 82).
 */
export async function categoryPaths(db: Db): Promise<CategoryPaths> {
  const all: Category[] = await db.select().from(categories).orderBy(asc(categories.position))
  const byId = new Map(all.map((category) => [category.category_id, category]))
  const namesOf = (id: number): string[] => {
    const category = byId.get(id)
    if (!category) return []
    return [...(category.parent_id === null ? [] : namesOf(category.parent_id)), category.name]
  }
  const byPath = new Map(all.map(({ category_id: id }) => [keyOf(namesOf(id)), id]))
  const deeper = new Set<string>()
  const split = (path: string) => {
    const names = path.split(arrow).map((name) => name.trim())
    if (names.length > levels.length) deeper.add(path)
    return names.slice(0, levels.length)
  }
  const taken = new Set(all.flatMap(({ slug, name }) => [plainName(slug), plainName(name)]))
  const additions: string[] = []

  const find = (path: string) => byPath.get(keyOf(split(path))) ?? `category ${path} does not exist`
  return {
    additions,
    deeper,
    find,
    nameOf: (id) => namesOf(id).join(separator),
    async findOrMake(path) {
      const names = split(path)
      if (names.includes('')) return `category ${path} is not a path of one to three names`
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
          slug: newSlug(name, byId.get(parent ?? 0)?.slug, taken),
          thumbnail: '',
          description: '',
        }
        const [added]: (Category | undefined)[] = await db.insert(categories).values(fields).returning()
        byId.set(added!.category_id, added!)
        byPath.set(key, added!.category_id)
        for (const each of [added!.slug, name]) taken.add(plainName(each))
        additions.push(names.slice(0, depth + 1).join(separator))
        parent = added!.category_id
      }
      return parent!
    },
  }
}

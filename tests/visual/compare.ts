import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './pictures.ts'

export type Change = { name: string; kind: 'changed' | 'new' | 'gone' }

/** The pictures in a folder, by their names. */
export type Pictures = { folder: string; names: readonly string[] }

export const pictureOf = (folder: string, name: string) => readFileSync(join(folder, `${name}.png`))

/** Groups the pictures that are the same: does each of their stories rest in the state it is named after? */
export function repeatedIn({ folder, names }: Pictures): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const hash = hashOf(pictureOf(folder, name))
    groups.set(hash, [...(groups.get(hash) ?? []), name])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Compares pictures: equal ones are equal files, because one browser has written them. */
export function compare(before: Pictures, after: Pictures): Change[] {
  const names = [...new Set([...before.names, ...after.names])].sort()
  return names.flatMap((name): Change[] => {
    const [old, present] = [before, after].map((side) => side.names.includes(name))
    if (!old || !present) return [{ name, kind: old ? 'gone' : 'new' }]
    const same = pictureOf(before.folder, name).equals(pictureOf(after.folder, name))
    return same ? [] : [{ name, kind: 'changed' }]
  })
}

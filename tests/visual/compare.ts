import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Change = {
  name: string
  kind: 'changed' | 'new' | 'removed'
  /** The number of differing pixels. */
  pixels: number
}

/** Pads the picture to the given size, so that pictures of different lengths can be compared completely. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const ground = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/** Returns how many pixels differ. Writes a picture of the difference if there is any. */
function differing(before: Buffer, after: Buffer, difference: string): number {
  if (before.equals(after)) return 0
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(
    onGround(one, width, height).data,
    onGround(other, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  )
  if (pixels > 0) writeFileSync(difference, PNG.sync.write(drawn))
  return pixels
}

const names = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -4))

/** Groups the pictures of a folder that are the same: does each of their stories rest in the state it is named after? */
export function repeatedIn(folder: string): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of names(folder)) {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, `${name}.png`)))
      .digest('hex')
    groups.set(hash, [...(groups.get(hash) ?? []), name])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Compares two folders of pictures and writes the differences into a third. */
export function compare(before: string, after: string, differences: string): Change[] {
  const all = [...new Set([...names(before), ...names(after)])].sort()
  return all.flatMap((name): Change[] => {
    const [one, other] = [join(before, `${name}.png`), join(after, `${name}.png`)]
    if (!existsSync(one)) return [{ name, kind: 'new', pixels: 0 }]
    if (!existsSync(other)) return [{ name, kind: 'removed', pixels: 0 }]
    const pixels = differing(readFileSync(one), readFileSync(other), join(differences, `${name}.png`))
    return pixels > 0 ? [{ name, kind: 'changed', pixels }] : []
  })
}

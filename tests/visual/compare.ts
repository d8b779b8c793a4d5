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
  /** The rectangle around them. */
  box?: Box
}

export type Box = { x: number; y: number; width: number; height: number }

/** Pads the picture to the given size, so that pictures of different lengths can be compared completely. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const ground = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/** Returns the rectangle around the pixels that a mask has drawn. */
function boxOf({ width, height, data }: PNG): Box {
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4 + 3]) {
        if (ys.at(-1) !== y) ys.push(y)
        if (xs.length === 0 || x < (xs[0] ?? 0)) xs[0] = x
        if (x > (xs[1] ?? -1)) xs[1] = x
      }
  const [left = 0, right = left] = xs
  const top = ys[0] ?? 0
  return { x: left, y: top, width: right - left + 1, height: (ys.at(-1) ?? top) - top + 1 }
}

/** Returns how many pixels differ and where. Writes a picture of the difference if there is any. */
function differing(before: Buffer, after: Buffer, difference: string) {
  if (before.equals(after)) return { pixels: 0 }
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
    { threshold: 0, includeAA: true, diffMask: true },
  )
  if (pixels === 0) return { pixels }
  writeFileSync(difference, PNG.sync.write(drawn))
  return { pixels, box: boxOf(drawn) }
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
    const found = differing(readFileSync(one), readFileSync(other), join(differences, `${name}.png`))
    return found.pixels > 0 ? [{ name, kind: 'changed', ...found }] : []
  })
}

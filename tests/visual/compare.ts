import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Change = {
  name: string
  kind: 'changed' | 'new' | 'gone'
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

/** The pictures in a folder, by their names. */
export type Pictures = { folder: string; names: readonly string[] }

const fileOf = (folder: string, name: string) => join(folder, `${name}.png`)

/** Groups the pictures that are the same: does each of their stories rest in the state it is named after? */
export function repeatedIn({ folder, names }: Pictures): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const hash = createHash('sha256')
      .update(readFileSync(fileOf(folder, name)))
      .digest('hex')
    groups.set(hash, [...(groups.get(hash) ?? []), name])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Compares pictures, and copies what differs into `before`, `after` and `difference` of the report's folder. */
export function compare(before: Pictures, after: Pictures, report: string): Change[] {
  for (const part of ['before', 'after', 'difference']) mkdirSync(join(report, part), { recursive: true })
  const keep = (part: string, { folder }: Pictures, name: string) =>
    copyFileSync(fileOf(folder, name), fileOf(join(report, part), name))
  const names = [...new Set([...before.names, ...after.names])].sort()
  return names.flatMap((name): Change[] => {
    const [old, present] = [before, after].map((side) => side.names.includes(name))
    const differs =
      old && present
        ? differing(
            readFileSync(fileOf(before.folder, name)),
            readFileSync(fileOf(after.folder, name)),
            fileOf(join(report, 'difference'), name),
          )
        : { pixels: 0 }
    if (old && present && differs.pixels === 0) return []
    if (old) keep('before', before, name)
    if (present) keep('after', after, name)
    return [{ name, kind: old ? (present ? 'changed' : 'gone') : 'new', ...differs }]
  })
}

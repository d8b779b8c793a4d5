// What differs between two pictures, and whether it is the same difference as elsewhere. Pure functions.

export type Pixels = { width: number; height: number; data: ArrayLike<number> }

/** A part of a picture that differs, in pixels, with how it looked before and how it looks now. */
export type Area = { x: number; y: number; width: number; height: number; look: number[] }

/** Differences within so many pixels of each other are one. */
const cell = 8
const near = 2
/** Sum of the differences of red, green and blue. Less is the noise of a lossy picture. */
const visible = 60

/** Mean colours of a part of a picture, in a raster of `raster` x `raster`. */
const raster = 4
function lookOf({ width, height, data }: Pixels, { x, y, ...size }: Omit<Area, 'look'>): number[] {
  const sums = Array.from({ length: raster * raster * 4 }, () => 0)
  for (let dy = 0; dy < size.height && y + dy < height; dy += 1)
    for (let dx = 0; dx < size.width && x + dx < width; dx += 1) {
      const of = Math.floor((dy * raster) / size.height) * raster + Math.floor((dx * raster) / size.width)
      const at = ((y + dy) * width + x + dx) * 4
      for (let colour = 0; colour < 3; colour += 1)
        sums[of * 4 + colour] = (sums[of * 4 + colour] ?? 0) + (data[at + colour] ?? 0)
      sums[of * 4 + 3] = (sums[of * 4 + 3] ?? 0) + 1
    }
  return sums.flatMap((sum, index) =>
    index % 4 === 3 ? [] : sum / Math.max(1, sums[index - (index % 4) + 3] ?? 1),
  )
}

/** Returns the parts in which two pictures differ, the largest first. */
export function areasOf(before: Pixels, after: Pixels): Area[] {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const columns = Math.ceil(width / cell)
  const marked = new Map<number, { left: number; top: number; right: number; bottom: number }>()
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const inside = x < before.width && x < after.width && y < before.height && y < after.height
      if (inside) {
        const [one, other] = [(y * before.width + x) * 4, (y * after.width + x) * 4]
        let difference = 0
        for (let colour = 0; colour < 3; colour += 1)
          difference += Math.abs((before.data[one + colour] ?? 0) - (after.data[other + colour] ?? 0))
        if (difference < visible) continue
      }
      const key = Math.floor(y / cell) * columns + Math.floor(x / cell)
      const box = marked.get(key)
      if (box) {
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x)
        box.bottom = y
      } else marked.set(key, { left: x, top: y, right: x, bottom: y })
    }
  const areas: Area[] = []
  for (const start of [...marked.keys()]) {
    const first = marked.get(start)
    if (!first) continue
    marked.delete(start)
    const all = { ...first }
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (let dy = -near; dy <= near; dy += 1)
        for (let dx = -near; dx <= near; dx += 1) {
          const column = (at % columns) + dx
          const other = at + dy * columns + dx
          const box = column >= 0 && column < columns ? marked.get(other) : undefined
          if (!box) continue
          marked.delete(other)
          open.push(other)
          all.left = Math.min(all.left, box.left)
          all.top = Math.min(all.top, box.top)
          all.right = Math.max(all.right, box.right)
          all.bottom = Math.max(all.bottom, box.bottom)
        }
    const box = { x: all.left, y: all.top, width: all.right - all.left + 1, height: all.bottom - all.top + 1 }
    areas.push({ ...box, look: [...lookOf(before, box), ...lookOf(after, box)] })
  }
  return areas.toSorted((one, other) => other.width * other.height - one.width * one.height)
}

/** Equal colours differ by so much on average where a picture is scaled and lossy; sizes by so many pixels. */
const alike = { colour: 14, size: 4 }

/** Whether two parts were the same thing, and have become the same thing. */
const isSameChange = (one: Area, other: Area): boolean =>
  Math.abs(one.width - other.width) <= alike.size &&
  Math.abs(one.height - other.height) <= alike.size &&
  one.look.reduce((sum, colour, index) => sum + Math.abs(colour - (other.look[index] ?? 0)), 0) /
    one.look.length <
    alike.colour

/**
 * Groups what has changed: pictures whose differences are all the same are one group, the largest group first. A picture
 * without a visible difference is in a group of its own.
 */
export function grouped<Item extends { areas: readonly Area[] }>(changes: readonly Item[]): Item[][] {
  const kinds: Area[] = []
  const groups = new Map<string, Item[]>()
  for (const [index, change] of changes.entries()) {
    const found = change.areas.map((area) => {
      const kind = kinds.findIndex((other) => isSameChange(other, area))
      return kind < 0 ? kinds.push(area) - 1 : kind
    })
    const key =
      found.length > 0 ? [...new Set(found)].sort((one, other) => one - other).join() : `none ${index}`
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}

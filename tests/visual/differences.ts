// What differs between two pictures, and whether it is the same difference as elsewhere. Pure functions.

export type Pixels = { width: number; height: number; data: ArrayLike<number> }

/** A part of a picture that differs, in pixels, with how it looked before and how it looks now. */
export type Area = { x: number; y: number; width: number; height: number; look: number[] }

/** Differences within so many pixels of each other are one. */
const cell = 8
const near = 2
/**
 * Sums of the differences of red, green and blue, of a pixel and of the mean of a cell. Less is the noise of a lossy
 * picture, which has no mean.
 */
const visible = { pixel: 160, cell: 24 }
/** What has moved up or down is searched for so far. */
const farthest = 160
/** Columns whose means tell a row from others. */
const bands = 16

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

/** The mean brightness of each row in each of the bands. */
function rowsOf({ width, height, data }: Pixels): Float32Array {
  const rows = new Float32Array(height * bands)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const band = y * bands + Math.floor((x * bands) / width)
      rows[band] = (rows[band] ?? 0) + ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / width
    }
  return rows
}

/**
 * By how many pixels most of what follows the first difference has moved down (or up, below 0) as a whole: a part above
 * it has become higher or lower. 0 where nothing fits better than its own place.
 */
function shiftOf(before: Pixels, after: Pixels): number {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const isSame = (y: number, from: number) => {
    let difference = 0
    for (let band = 0; band < bands; band += 1)
      difference += Math.abs((now[y * bands + band] ?? 0) - (old[from * bands + band] ?? 0))
    return difference < 2 * bands
  }
  let first = 0
  while (first < Math.min(before.height, after.height) && isSame(first, first)) first += 1
  const sameAt = (shift: number) => {
    let same = 0
    for (let y = first; y < after.height; y += 1)
      if (y - shift >= first && y - shift < before.height && isSame(y, y - shift)) same += 1
    return same
  }
  let best = { shift: 0, same: sameAt(0) }
  for (let far = 1; far <= farthest; far += 1)
    for (const shift of [far, -far]) {
      const same = sameAt(shift)
      if (same > best.same) best = { shift, same }
    }
  return best.shift
}

type Box = { left: number; top: number; right: number; bottom: number }

/** The part of a cell of `now` that differs from what stands `up` rows above it in `old`; undefined where nothing does. */
function boxOf(now: Pixels, old: Pixels, left: number, top: number, up: number): Box | undefined {
  const mean = [0, 0, 0]
  let box: Box | undefined
  for (let y = top; y < top + cell; y += 1)
    for (let x = left; x < left + cell; x += 1) {
      const from = y - up
      const isInside = (picture: Pixels, row: number) => x < picture.width && row >= 0 && row < picture.height
      if (!isInside(now, y) && !isInside(old, from)) continue
      const isOutside = !isInside(now, y) || !isInside(old, from)
      const [one, other] = [(from * old.width + x) * 4, (y * now.width + x) * 4]
      let size = 0
      for (let colour = 0; colour < 3; colour += 1) {
        const difference = isOutside ? 255 : (now.data[other + colour] ?? 0) - (old.data[one + colour] ?? 0)
        mean[colour] = (mean[colour] ?? 0) + difference / cell ** 2
        size += Math.abs(difference)
      }
      if (size < visible.pixel) continue
      box ??= { left: x, top: y, right: x, bottom: y }
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = y
    }
  const isTinted = mean.reduce((sum, each) => sum + Math.abs(each), 0) >= visible.cell
  return box ?? (isTinted ? { left, top, right: left + cell - 1, bottom: top + cell - 1 } : undefined)
}

/** The cells of `now` that are neither at their place in `old` nor `shift` rows above it, as `[left, top, box]`. */
function cellsNotIn(old: Pixels, now: Pixels, shift: number): [left: number, top: number, box: Box][] {
  // The end of a page that has moved was compared where it is now.
  const height = shift === 0 ? Math.max(old.height, now.height) : now.height
  const cells: [number, number, Box][] = []
  for (let top = 0; top < height; top += cell)
    for (let left = 0; left < Math.max(old.width, now.width); left += cell) {
      const box = boxOf(now, old, left, top, 0)
      if (box && (shift === 0 || boxOf(now, old, left, top, shift))) cells.push([left, top, box])
    }
  return cells
}

/** The parts in which two pictures differ, the largest first. What only stands `shift` pixels lower is the same. */
export function differencesOf(before: Pixels, after: Pixels): { areas: Area[]; shift: number } {
  const shift = shiftOf(before, after)
  const columns = Math.ceil(Math.max(before.width, after.width) / cell)
  const cellAt = (left: number, top: number) => Math.round(top / cell) * columns + left / cell
  const marked = new Map<number, Box>()
  for (const [left, top, box] of cellsNotIn(before, after, shift)) marked.set(cellAt(left, top), box)
  // What has gone, where it would stand now: the ground that it stood on may look like what has moved there.
  if (shift !== 0)
    for (const [left, top, box] of cellsNotIn(after, before, -shift)) {
      const moved = { ...box, top: box.top + shift, bottom: box.bottom + shift }
      const isMarked = marked.has(cellAt(left, top)) || marked.has(cellAt(left, top + shift))
      if (!isMarked && moved.top >= 0 && moved.bottom < after.height)
        marked.set(cellAt(left, top + shift), moved)
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
  return {
    areas: areas.toSorted((one, other) => other.width * other.height - one.width * one.height),
    shift,
  }
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
 * Groups what has changed: pictures whose differences are all the same are one group, the largest group first, and those
 * in which everything only stands higher or lower. A picture without a visible difference is in a group of its own.
 */
export function grouped<Item extends { areas: readonly Area[]; shift: number }>(
  changes: readonly Item[],
): Item[][] {
  const kinds: Area[] = []
  const groups = new Map<string, Item[]>()
  for (const [index, change] of changes.entries()) {
    const found = change.areas.map((area) => {
      const kind = kinds.findIndex((other) => isSameChange(other, area))
      return kind < 0 ? kinds.push(area) - 1 : kind
    })
    const key =
      found.length > 0
        ? [...new Set(found)].sort((one, other) => one - other).join()
        : change.shift === 0
          ? `none ${index}`
          : 'moved'
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}

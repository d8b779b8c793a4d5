// Pins: places in a story that a reviewer points at. Pure functions, part of the review's data.

/** Of names and texts, in characters. */
export const longest = 160

/** What an element is, so that it is found again at other widths and after changes. */
export type Target = {
  role: string
  /** Its accessible name. */
  label: string
  /** Its text, where nothing names it; at most `longest` characters. */
  text: string
  /** The text around it that tells it from others of the same role and name: of its row, say. */
  near: string
  /** Left, top, width and height in thousandths of the page's width and height. */
  box: [left: number, top: number, width: number, height: number]
  /** The size of the page then, in pixels. */
  page: [width: number, height: number]
}

/** A place in a story with what a reviewer says of it. */
export type Pin = {
  id: string
  story: string
  /** The state for which the story was open; '' for none. */
  state: string
  width: 'phone' | 'tablet' | 'desktop'
  target: Target
  text: string
  /** Taken away by its reviewer: kept, so that merging an older review does not bring it back. */
  gone: boolean
  by: string
  name: string
  /** When it was last changed, in seconds since 1970. */
  at: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')

const areLengths = (value: unknown, count: number) =>
  Array.isArray(value) &&
  value.length === count &&
  value.every((length) => Number.isSafeInteger(length) && Math.abs(length) < 100_000)

function readTarget(value: unknown): Target | undefined {
  if (!isRecord(value) || !areLengths(value.box, 4) || !areLengths(value.page, 2)) return undefined
  const [role, label, text, near] = [value.role, value.label, value.text, value.near].map((each) =>
    textOf(each, longest),
  )
  return { role, label, text, near, box: value.box, page: value.page } as Target
}

/** Reads a pin that was kept or handed over; none if it is broken. */
export function readPin(value: unknown): Pin[] {
  if (!isRecord(value)) return []
  const { id, story, state, width, at, gone } = value
  const target = readTarget(value.target)
  const by = textOf(value.by, 20)
  if (typeof id !== 'string' || !/^[a-z0-9]{1,20}$/.test(id) || !target || !by) return []
  if (typeof story !== 'string' || !/^[a-z0-9-]{1,200}$/.test(story)) return []
  if (width !== 'phone' && width !== 'tablet' && width !== 'desktop') return []
  if (!Number.isSafeInteger(at) || Number(at) < 0) return []
  const known = typeof state === 'string' && /^[A-Z]{2,5}-\d{2}$/.test(state) ? state : ''
  return [
    {
      id,
      story,
      state: known,
      width,
      target,
      text: textOf(value.text, 4000),
      gone: gone === true,
      by,
      name: textOf(value.name, 80),
      at: Number(at),
    },
  ]
}

/** Adds pins: of each the latest version counts. */
export function mergePins(kept: readonly Pin[], added: readonly Pin[]): Pin[] {
  const all = new Map(kept.map((pin) => [`${pin.by} ${pin.id}`, pin]))
  for (const pin of added) {
    const before = all.get(`${pin.by} ${pin.id}`)
    if (!before || pin.at >= before.at) all.set(`${pin.by} ${pin.id}`, pin)
  }
  return [...all.values()]
}

type Shown = { story: string; states: readonly string[] }

/** The pins of a story, in the order of their numbers: those set in it, and in other stories of its states. */
export const pinsOf = (pins: readonly Pin[], { story, states }: Shown): Pin[] =>
  pins.filter((pin) => !pin.gone && (pin.story === story || (pin.state !== '' && states.includes(pin.state))))

/** What is pinned, in words: 'button "Place order"'. */
export const inWords = ({ target: { role, label, text } }: Pick<Pin, 'target'>): string => {
  const said = label || text
  const words = said.length > 60 ? `${said.slice(0, 60)}...` : said
  return [role || (words ? 'text' : 'place'), words && `"${words}"`].filter(Boolean).join(' ')
}

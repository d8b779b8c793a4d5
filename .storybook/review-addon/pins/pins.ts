// Pins: places in a story that a reviewer points at. Pure functions, part of the review's data.

import * as z from 'zod/mini'

/** Longer texts of a foreign link are cut: nobody writes them. What is no text reads as none. */
export const textOf = (most: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, most)),
    ),
    '',
  )
export const story = z.string().check(z.regex(/^[a-z0-9-]{1,200}$/))
export const state = z.string().check(z.regex(/^[A-Z]{2,5}-\d{2}$/))
export const width = z.enum(['phone', 'tablet', 'desktop'])

/** Who said a thing, and when. */
export const said = {
  /** Of the browser that wrote it: two reviewers may have the same name. */
  by: z.string().check(z.minLength(1), z.maxLength(20)),
  name: textOf(80),
  /** When it was last changed, in seconds since 1970. */
  at: z.int().check(z.nonnegative()),
}

/** Of names and texts, in characters. */
export const longest = 160
const length = z.int().check(z.gt(-100_000), z.lt(100_000))

/** What an element is, so that it is found again at other widths and after changes. */
const target = z.object({
  role: textOf(longest),
  /** Its accessible name. */
  label: textOf(longest),
  /** Its text, where nothing names it; at most `longest` characters. */
  text: textOf(longest),
  /** The text around it that tells it from others of the same role and name: of its row, say. */
  near: textOf(longest),
  /** Left, top, width and height in thousandths of the page's width and height. */
  box: z.tuple([length, length, length, length]),
  /** The width and height of the page then, in pixels. */
  page: z.tuple([length, length]),
})
export type Target = z.infer<typeof target>

/** A place in a story with what a reviewer says of it. */
export const pin = z.object({
  ...said,
  id: z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
  story,
  /** The state for which the story was open; '' for none. */
  state: z.catch(state, ''),
  width,
  target,
  text: textOf(4000),
  /** Taken away by its reviewer: kept, so that merging an older review does not bring it back. */
  gone: z.catch(z.boolean(), false),
})
export type Pin = z.infer<typeof pin>

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

import type { Place } from './review.ts'
import { isPhone } from './settings.ts'
import { isUnseen, type Width, widths } from './tags.ts'

type Sized = {
  name: string
  tags: readonly string[]
  size?: string | undefined
  /** Whether it is the picture of the state. */
  picture?: boolean
}

/** The first word of a story's name: 'Ready', 'Error'. */
const kindOf = (story?: Sized) => story?.name.split(',')[0]

/**
 * Returns the story that shows a state at a width: its picture, or the first of those for every width or locked there,
 * the picture's kind first, those of behaviour last. Undefined if all are locked at other sizes.
 */
export function storyAt<S extends Sized>(stories: readonly S[], width: Width): S | undefined {
  const { sizes } = widths[width]
  const shown = stories.find(({ picture }) => picture)
  if (shown && sizes.includes(shown.size ?? sizes[0] ?? '')) return shown
  const rank = (story: S) => (isUnseen(story.tags) ? 2 : kindOf(story) === kindOf(shown) ? 0 : 1)
  const bestFirst = stories.toSorted((one, other) => rank(one) - rank(other))
  for (const size of sizes) {
    const match = bestFirst.find((story) => story.size === undefined || story.size === size)
    if (match) return match
  }
  return undefined
}

/**
 * Returns the widths at which the stories of a state open, each with its story: phone and desktop where one fits, and
 * tablet if a story is locked there. A state whose picture can be seen is not opened where it cannot.
 */
export const storiesAt = <S extends Sized>(all: readonly S[]) => {
  const picture = all.find(({ picture }) => picture)
  const stories = picture && !isUnseen(picture.tags) ? all.filter(({ tags }) => !isUnseen(tags)) : all
  return (['phone', 'tablet', 'desktop'] as const).flatMap((viewport) => {
    const story = storyAt(viewport === 'tablet' ? stories.filter(({ size }) => size) : stories, viewport)
    return story ? [{ viewport, words: widths[viewport].words, story }] : []
  })
}

type Shown = { id: string; stories: readonly (Sized & { id: string })[] }

/** Returns each state at each width that it opens at, with the story: on a phone only at its own. */
export const placesOf = (states: readonly Shown[]): Place[] =>
  states
    .flatMap(({ id, stories }) =>
      storiesAt(stories).map(({ viewport, story }) => ({ state: id, width: viewport, story: story.id })),
    )
    .filter(({ width }) => width === 'phone' || !isPhone())

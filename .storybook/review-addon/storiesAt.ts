import type { Place } from './review.ts'
import { isPhone } from './settings.ts'
import { isUnseen, type ListedStory, type Width, widths } from './tags.ts'

type Shown = Pick<ListedStory, 'name' | 'tags' | 'states' | 'pictures' | 'size'>
type WithStories<Story> = { id: string; stories: readonly Story[] }

/** The states, each with the stories that show it: its picture first, then those that are about it before any other. */
export const withStories = <State extends { id: string }, Story extends Shown>(
  states: readonly State[],
  stories: readonly Story[],
) =>
  states.map((state) => {
    const rank = ({ pictures, states: [first] }: Story) => {
      if (pictures.includes(state.id)) return 0
      return first === state.id ? 1 : 2
    }
    const own = stories.filter(({ states }) => states.includes(state.id))
    return { ...state, stories: own.toSorted((one, other) => rank(one) - rank(other)) }
  })

/** The first word of a story's name: 'Ready', 'Error'. */
const kindOf = (story?: Shown) => story?.name.split(',')[0]

/**
 * Returns the story that shows a state at a width: its picture, or the first of those for every width or locked there,
 * the picture's kind first, those of behaviour last. Undefined if all are locked at other sizes.
 */
export function storyAt<Story extends Shown>(
  stories: readonly Story[],
  width: Width,
  picture?: Story,
): Story | undefined {
  const { sizes } = widths[width]
  const shown = picture && stories.includes(picture) ? picture : undefined
  if (shown && sizes.includes(shown.size ?? sizes[0] ?? '')) return shown
  const rank = (story: Story) => (isUnseen(story.tags) ? 2 : kindOf(story) === kindOf(shown) ? 0 : 1)
  const bestFirst = stories.toSorted((one, other) => rank(one) - rank(other))
  for (const size of sizes) {
    const match = bestFirst.find((story) => story.size === undefined || story.size === size)
    if (match) return match
  }
  return undefined
}

/**
 * Returns the widths at which a state opens, each with its story: phone and desktop where one fits, and tablet if a story
 * is locked there. A state whose picture can be seen is not opened where it cannot.
 */
export const storiesAt = <Story extends Shown>({ id, stories: all }: WithStories<Story>) => {
  const [best] = all
  // A search may have found another story that has more of the words.
  const picture = best?.pictures.includes(id) ? best : undefined
  const stories = picture && !isUnseen(picture.tags) ? all.filter(({ tags }) => !isUnseen(tags)) : all
  return (['phone', 'tablet', 'desktop'] as const).flatMap((viewport) => {
    const there = viewport === 'tablet' ? stories.filter(({ size }) => size) : stories
    const story = storyAt(there, viewport, picture)
    return story ? [{ viewport, words: widths[viewport].words, story }] : []
  })
}

/** Returns each state at each width that it opens at, with the story: on a phone only at its own. */
export const placesOf = (states: readonly WithStories<Shown & { id: string }>[]): Place[] =>
  states
    .flatMap((state) =>
      storiesAt(state).map(({ viewport, story }) => ({ state: state.id, width: viewport, story: story.id })),
    )
    .filter(({ width }) => width === 'phone' || !isPhone())

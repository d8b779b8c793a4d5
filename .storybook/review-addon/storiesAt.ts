import type { Place } from './review.ts'
import { isPhone } from './settings.ts'
import { isUnseen, type ListedStory, type Width, widths, widthsOf } from './tags.ts'

type Shown = Pick<ListedStory, 'tags' | 'states' | 'pictures' | 'size'>
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

/**
 * Returns the widths at which a state opens, each with its story: its picture there. Where a filter has left out its
 * pictures, any of its stories; one in which nothing is seen only if all are so.
 */
export const storiesAt = <Story extends Shown>({ id, stories }: WithStories<Story>) => {
  const isPicture = ({ pictures }: Story) => pictures.includes(id)
  const own = stories.some(isPicture) ? stories.filter(isPicture) : stories
  const seen = own.filter(({ tags }) => !isUnseen(tags))
  return (Object.keys(widths) as Width[]).flatMap((viewport) => {
    const story = (seen.length > 0 ? seen : own).find(({ size }) => widthsOf(size).includes(viewport))
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

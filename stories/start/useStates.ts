import { use, useDeferredValue, useMemo } from 'react'
import { findStates, withStories } from '../../.storybook/review-addon/findStates.ts'
import { once } from '../../.storybook/review-addon/once.ts'
import { type Pictures, readPictures } from '../../.storybook/review-addon/pictures.ts'
import {
  differ,
  isJudged,
  type Place,
  pinsOfState,
  type Review,
  verdictsOf,
} from '../../.storybook/review-addon/review.ts'
import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { placesOf } from '../../.storybook/review-addon/storiesAt.ts'
import type { ListedStory } from '../../.storybook/review-addon/tags.ts'
import { useReview } from '../../.storybook/review-addon/useReview.ts'
import { readStories } from './beside.ts'
import { type Change, readLastChanges } from './changes.ts'
import { catalogue, quotedTexts, synonyms } from './documents.ts'

/** The test files that name each state: `.storybook/main.ts` puts them in its place. */
declare const testsOfStates: Readonly<Record<string, string[]>>

/** The kinds of states by their stories, as they are tagged. */
const ofStories = {
  loading: 'Loading',
  empty: 'Empty',
  error: 'Error',
  invalid: 'Invalid',
  submitting: 'Submitting',
  success: 'Success',
  restricted: 'Restricted',
}

export const kinds = {
  all: 'All',
  ...ofStories,
  seen: 'Appearance',
  behaviour: 'Behaviour',
  beyond: 'Beyond the spec',
  texts: 'With an exact text',
  changed: 'Changed',
  left: 'Left for me',
  wrong: 'Wrong, question, pin',
}
type Kind = keyof typeof kinds

export const looks = {
  list: 'List with proofs',
  small: 'Small pictures',
  medium: 'Pictures',
  large: 'Large pictures',
}
export const widths = { both: 'Phone and desktop', phone: 'Phone', desktop: 'Desktop' }

/** What the state index shows, as it stands in the address. */
export type IndexFilters = {
  find: string
  kind: Kind
  screen: string
  look: keyof typeof looks
  /** Of the pictures. */
  width: keyof typeof widths
  /** The number of a state that is shown side by side, instead of all. */
  state: string
}

/** A state of the catalogue with the stories and tests that pin it. */
export type IndexedState = CatalogueState & { stories: ListedStory[]; tests: string[] }

export const isPinned = ({ stories, tests }: IndexedState) => stories.length > 0 || tests.length > 0

function isOf(kind: Kind, state: IndexedState, review: Review): boolean {
  if (kind === 'seen') return !state.behaviour
  if (kind === 'behaviour') return state.behaviour
  if (kind === 'beyond') return state.beyond
  if (kind === 'texts') return quotedTexts(state.id).length > 0
  if (kind === 'left') return placesOf([state]).some((place) => !isJudged(review, place))
  if (kind === 'wrong') {
    const given = verdictsOf(review, state.id)
    return (
      pinsOfState(review, state.id).length > 0 ||
      differ(given) ||
      given.some(({ answer }) => answer === 'wrong' || answer === 'question')
    )
  }
  return kind === 'all' || state.stories.length > 0
}

/** A state of which only these stories are shown: those of a kind or that have changed, where that is asked for. */
function showing(state: IndexedState, kind: Kind, changed: ReadonlySet<string>): IndexedState {
  if (kind !== 'changed' && !(kind in ofStories)) return state
  const stories = state.stories.filter(({ id, tags }) =>
    kind === 'changed' ? changed.has(id) : tags.includes(kind),
  )
  return { ...state, stories }
}

/** The search of all states, each with its stories and tests. */
const readSearch = () =>
  once('search', async () => {
    const states = withStories(catalogue, await readStories()).map(
      (state): IndexedState => ({ ...state, tests: testsOfStates[state.id] ?? [] }),
    )
    return findStates(states, synonyms)
  })

export type FoundStates = {
  stories: readonly ListedStory[]
  all: readonly IndexedState[]
  /** The best match first. */
  matches: readonly IndexedState[]
  /** No state has all the words: these have some of them. */
  nearest: boolean
  review: Review
  pictures: Pictures
  /** What has changed since the version before, where there is one. */
  changes: readonly Change[] | undefined
  /** All states at each width, and those left to this reviewer. */
  places: readonly Place[]
  left: readonly Place[]
}

/** The states with their stories and tests, those that match the filters, and what is left to judge. */
export function useStates({
  find,
  kind,
  screen,
}: Pick<IndexFilters, 'find' | 'kind' | 'screen'>): FoundStates {
  const stories = use(readStories())
  const pictures = use(readPictures())
  const changes = use(readLastChanges())
  const query = useDeferredValue(find)
  const review = useReview()
  const search = use(readSearch())
  const all = useMemo(() => search('').states, [search])
  const results = useMemo(() => search(query), [search, query])
  const matches = useMemo(() => {
    const changed = new Set(changes?.map(({ story }) => story))
    return results.states
      .map((state) => showing(state, kind, changed))
      .filter((state) => isOf(kind, state, review) && (!screen || state.section === screen))
  }, [results, kind, screen, review, changes])
  const places = useMemo(() => placesOf(all), [all])
  const left = places.filter((place) => !isJudged(review, place))
  return { stories, all, matches, nearest: results.nearest, review, pictures, changes, places, left }
}

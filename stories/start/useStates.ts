import { use, useDeferredValue, useMemo } from 'react'
import { once } from '../../.storybook/review-addon/once.ts'
import { changedSince, readPictures } from '../../.storybook/review-addon/pictures.ts'
import {
  differ,
  isJudged,
  pinsOfState,
  type Review,
  verdictsOf,
} from '../../.storybook/review-addon/review.ts'
import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { placesOf, withStories } from '../../.storybook/review-addon/storiesAt.ts'
import type { ListedStory } from '../../.storybook/review-addon/tags.ts'
import { useReview } from '../../.storybook/review-addon/useReview.ts'
import { readStories } from './beside.ts'
import { catalogue, quotedTexts, synonyms } from './documents.ts'
import { findStates } from './findStates.ts'

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
  behaviour: 'Behaviour',
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
}
export const widths = { both: 'Both', phone: 'Phone', desktop: 'Desktop' }

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
  if (kind === 'behaviour') return state.behaviour
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

/** The search of all states, each with its stories and tests. */
const readSearch = () =>
  once('search', async () => {
    const states = withStories(catalogue, await readStories()).map(
      (state): IndexedState => ({ ...state, tests: testsOfStates[state.id] ?? [] }),
    )
    return findStates(states, synonyms)
  })

export type FoundStates = ReturnType<typeof useStates>

/** The states with their stories and tests, those that match the filters, and what is left to judge. */
export function useStates({ find, kind, screen }: IndexFilters) {
  const stories = use(readStories())
  const pictures = use(readPictures())
  /** What has changed since the version before, where there is one. */
  const [, before] = pictures.versions
  const changes = before && use(changedSince(before.id))
  const review = useReview()
  const search = use(readSearch())
  const all = useMemo(() => search('').states, [search])
  const places = useMemo(() => placesOf(all), [all])
  const left = places.filter((place) => !isJudged(review, place))
  /** The states that have the words and match the filters, the best match first, with those of their stories that do. */
  const matching = useMemo(() => {
    const changed = new Set(changes?.flatMap((group) => group.changes.map(({ story }) => story)))
    const isShown = ({ id, tags }: ListedStory) =>
      kind === 'changed' ? changed.has(id) : !(kind in ofStories) || tags.includes(kind)
    return (words: string): IndexedState[] =>
      search(words)
        .states.filter(({ section }) => !screen || section === screen)
        .map((state) => ({ ...state, stories: state.stories.filter(isShown) }))
        .filter((state) => isOf(kind, state, review))
  }, [search, kind, screen, review, changes])
  const words = useDeferredValue(find)
  const matches = useMemo(() => matching(words), [matching, words])
  const { nearest } = useMemo(() => search(words), [search, words])
  return { stories, all, matching, matches, nearest, review, pictures, changes, places, left }
}

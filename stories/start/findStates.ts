import MiniSearch, { type SearchOptions } from 'minisearch'
import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { storiesAt } from '../../.storybook/review-addon/storiesAt.ts'
import type { ListedStory } from '../../.storybook/review-addon/tags.ts'

const filler = new Set('a an the on in of at to is for with and only has'.split(' '))

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !filler.has(word))

const isWord = (term: string) => !term.startsWith('=')

type Found = CatalogueState & { stories: readonly Omit<ListedStory, 'id' | 'type' | 'importPath'>[] }

/** The number of a state as it is written and as it is typed. */
const numberOf = (id: string) => `${id} ${id.replace('-', '')}`

/**
 * Sorts the stories by how many words of the query their names and screens contain, a word itself before another of its
 * group. The picture of the state is worth more than one word.
 */
function bestFirst<S extends Found>(state: S, query: string, termsOf: (word: string) => string[]): S {
  const own = wordsOf(numberOf(state.id))
  const terms = wordsOf(query).filter((word) => !own.includes(word))
  const score = ({ title, name, pictures }: Found['stories'][number]) => {
    const named = wordsOf(`${title} ${name}`)
    const meant = named.flatMap(termsOf)
    const points = terms.map((word) => {
      if (named.some((other) => other.startsWith(word))) return 2
      return termsOf(word).some((term) => meant.includes(term)) ? 1 : 0
    })
    return points.reduce((sum: number, point) => sum + point, pictures.includes(state.id) ? 3 : 0)
  }
  return { ...state, stories: state.stories.toSorted((one, other) => score(other) - score(one)) }
}

/**
 * Returns a search over the states: by any words, misspelt or half typed, by number (`CHK-09`) or by screen. The best
 * match comes first, and within each state its best story. `nearest`: no state has all the words, these have some of them.
 * Of `synonyms`, groups of words that mean the same, a word is in one at most.
 */
export function findStates<S extends Found>(
  states: readonly S[],
  synonyms: readonly (readonly string[])[],
): (query: string) => { states: readonly S[]; nearest: boolean } {
  // The group of each word, named so that it is no word itself: a word is found by the others of its group, too.
  const groups = new Map(synonyms.flatMap((words) => words.map((word) => [word, `=${words[0]}`])))
  const termsOf = (word: string) => [word, groups.get(word) ?? []].flat()
  const fields: Record<string, (state: S) => string | readonly string[]> = {
    number: ({ id }) => numberOf(id),
    called: ({ called = '' }) => called,
    state: ({ state }) => state,
    holds: ({ holds }) => holds,
    names: ({ stories }) => stories.map(({ name }) => name),
    screen: ({ section, stories }) => [section, ...new Set(stories.map(({ title }) => title))],
    width: (state) => storiesAt(state).map(({ viewport }) => viewport),
  }
  const index = new MiniSearch<S>({
    fields: Object.keys(fields),
    extractField: (state, field) => [fields[field]?.(state) ?? state.id].flat().join(' '),
    tokenize: wordsOf,
    processTerm: termsOf,
  })
  index.addAll(states)
  const byId = new Map(states.map((state) => [state.id, state]))
  const options: SearchOptions = {
    tokenize: (term) => [term],
    processTerm: (term) => term,
    prefix: (term) => isWord(term) && term.length > 1,
    fuzzy: (term) => (isWord(term) && term.length > 4 ? 0.2 : 0),
    boostTerm: (term) => (isWord(term) ? 2 : 1),
    boost: { number: 8, called: 12, state: 4, names: 3, holds: 2, screen: 1.5, width: 0.01 },
  }
  return (query) => {
    const queries = wordsOf(query).map((word) => ({ combineWith: 'OR', queries: termsOf(word) }) as const)
    if (queries.length === 0) return { states, nearest: false }
    const all = index.search({ combineWith: 'AND', queries }, options)
    const results = all.length > 0 ? all : index.search({ combineWith: 'OR', queries }, options)
    return {
      states: results
        .flatMap(({ id }) => byId.get(id) ?? [])
        .map((state) => bestFirst(state, query, termsOf)),
      nearest: all.length < results.length,
    }
  }
}

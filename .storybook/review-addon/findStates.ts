import MiniSearch, { type SearchOptions } from 'minisearch'
import type { CatalogueState } from './states.ts'
import { storiesAt } from './storiesAt.ts'
import type { ListedStory } from './tags.ts'

/** Groups of words that mean the same in a search. A word is in one group at most. */
export type Synonyms = readonly (readonly string[])[]

const filler = new Set('a an the on in of at to is for with and only has'.split(' '))

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !filler.has(word))

const isWord = (term: string) => !term.startsWith('=')

/** The states, each with the stories that show it. */
export const withStories = <State extends { id: string }, Story extends { states: readonly string[] }>(
  states: readonly State[],
  stories: readonly Story[],
) =>
  states.map((state) => ({
    ...state,
    stories: stories.filter(({ states }) => states.includes(state.id)),
  }))

type Listed = CatalogueState & {
  stories: readonly (Pick<ListedStory, 'title' | 'name' | 'tags' | 'states' | 'pictures'> & {
    size?: string | undefined
  })[]
}

/** The number of a state as it is written and as it is typed. */
const numberOf = (id: string) => `${id} ${id.replace('-', '')}`

/**
 * Sorts the stories by how many words of the query their names and screens contain, a word itself before another of its
 * group. Without such words the picture of the state comes first, then those that are about it before any other.
 */
function bestFirst<S extends Listed>(state: S, query: string, termsOf: (word: string) => string[]): S {
  const own = wordsOf(numberOf(state.id))
  const terms = wordsOf(query).filter((word) => !own.includes(word))
  const score = ({ title, name, states, pictures }: Listed['stories'][number]) => {
    const named = wordsOf(`${title} ${name}`)
    const meant = named.flatMap(termsOf)
    const points = terms.map((word) => {
      if (named.some((other) => other.startsWith(word))) return 2
      return termsOf(word).some((term) => meant.includes(term)) ? 1 : 0
    })
    return [...points, pictures.includes(state.id) ? 3 : 0, states[0] === state.id ? 0.25 : 0].reduce(
      (sum, point) => sum + point,
    )
  }
  const stories = state.stories.toSorted((one, other) => score(other) - score(one))
  return {
    ...state,
    stories: stories.map((story, index) => ({
      ...story,
      picture: index === 0 && story.pictures.includes(state.id),
    })),
  }
}

export type SearchResult<S> = {
  states: S[]
  /** No state has all the words: these have some of them. */
  nearest: boolean
}

/**
 * Returns a search over the states: by any words, misspelt or half typed, by number (`CHK-09`) or by screen. The best
 * match comes first, and within each state its best story.
 */
export function findStates<S extends Listed>(
  states: readonly S[],
  synonyms: Synonyms = [],
): (query: string) => SearchResult<S> {
  // The group of each word, named so that it is no word itself: a word is found by the others of its group, too.
  const groups = new Map(synonyms.flatMap((words) => words.map((word) => [word, `=${words[0]}`])))
  const termsOf = (word: string) => [word, groups.get(word) ?? []].flat()
  const index = new MiniSearch<S>({
    fields: ['number', 'called', 'state', 'holds', 'names', 'screen', 'width'],
    extractField: (state, field) => {
      if (field === 'called') return state.called ?? ''
      if (field === 'names') return state.stories.map(({ name }) => name).join(' ')
      if (field === 'screen')
        return [state.section, ...new Set(state.stories.map(({ title }) => title))].join(' ')
      if (field === 'width')
        return storiesAt(state.stories)
          .map(({ viewport }) => viewport)
          .join(' ')
      if (field === 'number') return numberOf(state.id)
      return state[field as 'id' | 'state' | 'holds']
    },
    tokenize: wordsOf,
    processTerm: termsOf,
  })
  index.addAll([...states])
  const pictureFirst = states.map((state) => bestFirst(state, '', termsOf))
  const byId = new Map(pictureFirst.map((state) => [state.id, state]))
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
    if (queries.length === 0) return { states: pictureFirst, nearest: false }
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

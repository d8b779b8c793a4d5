import MiniSearch, { type SearchOptions } from 'minisearch'
import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { storiesAt } from '../../.storybook/review-addon/storiesAt.ts'
import type { ListedStory } from '../../.storybook/review-addon/tags.ts'
import { sentencesOf } from './documents.ts'

const filler = new Set('a an the on in of at to is for with and only has out'.split(' '))

/** Figures stand apart from letters, without what only groups them: 'chk4' is 'CHK-04', and '25000' is 'Rs. 25,000'. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\d)[,\s](?=\d{3}\b)/g, '')
    .split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter((word) => word !== '')

const isWord = (term: string) => !term.startsWith('=')

type Found = CatalogueState & { stories: readonly Omit<ListedStory, 'id' | 'type' | 'importPath'>[] }

/**
 * Returns a search over the states: by any words, misspelt or half typed, by number (`CHK-09`, `chk9`), by screen or by what
 * the specification says. The best match comes first. `nearest`: no state has all the words, these have some of them. Of
 * `synonyms`, groups of words that mean the same, a word is in one at most.
 */
export function findStates<S extends Found>(
  states: readonly S[],
  synonyms: readonly (readonly string[])[],
): (query: string) => { states: readonly S[]; nearest: boolean } {
  // The group of each word, named so that it is no word itself: a word is found by the others of its group, too.
  const groups = new Map(synonyms.flatMap((words) => words.map((word) => [word, `=${words[0]}`])))
  const termsOf = (word: string) => [word, groups.get(word) ?? []].flat()
  /** The words that count. Two that are one of a group together are that one: 'log in' is 'login'. */
  const tokenize = (text: string) => {
    const words: string[] = []
    for (const word of wordsOf(text)) {
      const joined = words.at(-1) + word
      if (groups.has(joined)) words.splice(-1, 1, joined)
      else words.push(word)
    }
    return words.filter((word) => !filler.has(word))
  }
  const fields: Record<string, (state: S) => string | readonly string[]> = {
    number: ({ id }) => id,
    called: ({ called = '' }) => called,
    state: ({ state }) => state,
    holds: ({ holds }) => holds,
    names: ({ stories }) => stories.map(({ name }) => name),
    screen: ({ section, stories }) => [section, ...new Set(stories.map(({ title }) => title))],
    sentences: ({ id }) => sentencesOf(id).map(({ text }) => text),
    width: (state) => storiesAt(state).map(({ viewport }) => viewport),
  }
  const index = new MiniSearch<S>({
    fields: Object.keys(fields),
    extractField: (state, field) => [fields[field]?.(state) ?? state.id].flat().join(' '),
    tokenize,
    processTerm: termsOf,
  })
  index.addAll(states)
  const byId = new Map(states.map((state) => [state.id, state]))
  const byNumber = new Map(states.map((state) => [wordsOf(state.id).join(' '), state]))
  /** `shortest`: words of fewer letters must be spelt right. */
  const options = (shortest: number): SearchOptions => ({
    tokenize: (term) => [term],
    processTerm: (term) => term,
    prefix: (term) => isWord(term) && term.length > 1,
    fuzzy: (term) => (isWord(term) && term.length >= shortest ? Math.max(1, Math.round(term.length / 5)) : 0),
    boostTerm: (term) => (isWord(term) ? 2 : 1),
    boost: { number: 8, called: 12, state: 4, names: 3, holds: 2, screen: 1.5, sentences: 0.5, width: 0.01 },
  })
  return (query) => {
    const words = tokenize(query)
    if (words.length === 0) return { states, nearest: false }
    const named = byNumber.get(words.join(' '))
    if (named) return { states: [named], nearest: false }
    const queries = words.map((word) => ({ combineWith: 'OR', queries: termsOf(word) }) as const)
    const search = (combineWith: 'AND' | 'OR', shortest: number) => {
      const found = index.search({ combineWith, queries }, options(shortest))
      return found.length > 0 ? found : undefined
    }
    const all = search('AND', 5) ?? search('AND', 4)
    const results = all ?? search('OR', 4) ?? []
    return {
      states: results.flatMap(({ id }) => byId.get(id) ?? []),
      nearest: !all && results.length > 0,
    }
  }
}

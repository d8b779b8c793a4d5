import MiniSearch from 'minisearch'
import type { CatalogueState } from './catalogue.ts'
import { storiesAt } from './storiesAt.ts'

/** Groups of words that mean the same in a search; the first word represents its group. */
const synonyms: string[][] = [
  ['fail', 'failed', 'failure', 'fails', 'error', 'errors', 'wrong', 'broken', 'refused'],
  ['cod', 'cash'],
  ['cart', 'basket', 'bag'],
  ['captcha', 'recaptcha', 'robot'],
  ['cancel', 'cancelled', 'cancellation', 'cancelling', 'canceled'],
  ['late', 'expired', 'expire', 'expires', 'over', 'closed'],
  ['login', 'signin', 'logged', 'signed'],
  ['gold', 'member', 'loyalty'],
  ['empty', 'none', 'nothing', 'no'],
  ['loading', 'pending', 'loader', 'skeleton', 'spinner'],
  ['pay', 'payment', 'paying', 'checkout', 'buying', 'order'],
  ['installment', 'installments', 'instalment', 'instalments', 'monthly', 'months', 'koko'],
  ['phone', 'mobile', 'small'],
  ['delivery', 'shipping', 'deliver', 'delivered'],
  ['far', 'distance', 'km'],
  ['warning', 'warn', 'notice', 'alert'],
  ['badge', 'plate', 'tag'],
  ['promotion', 'discount', 'offer', 'promo'],
  ['password', 'passwords', 'pwd'],
  ['review', 'reviews', 'rating', 'stars', 'feedback'],
  ['product', 'products', 'part', 'parts', 'item', 'items'],
  ['category', 'categories', 'subcategory', 'range'],
  ['cookie', 'cookies', 'consent', 'gdpr'],
  ['menu', 'hamburger', 'burger'],
]
const canonical = new Map(synonyms.flatMap(([first = '', ...others]) => others.map((word) => [word, first])))

const filler = new Set([
  'a',
  'an',
  'the',
  'on',
  'in',
  'of',
  'at',
  'to',
  'is',
  'for',
  'with',
  'and',
  'only',
  'has',
])

const toTerm = (word: string) => {
  const plain = word.toLowerCase()
  return filler.has(plain) ? null : (canonical.get(plain) ?? plain)
}

type Listed = CatalogueState & {
  stories: readonly { title: string; name: string; size?: string | undefined }[]
}

const termsOf = (words: string) => words.split(/[^\p{L}\p{N}]+/u).flatMap((word) => toTerm(word) || [])

/** Sorts the stories by how many words of the query their names contain; ties keep their order. */
function bestFirst<S extends Listed>(state: S, query: string): S {
  const wanted = termsOf(query)
  const score = ({ name }: { name: string }) => {
    const named = termsOf(name)
    return wanted.filter((term) => named.some((word) => word.startsWith(term))).length
  }
  return { ...state, stories: state.stories.toSorted((one, other) => score(other) - score(one)) }
}

/**
 * Returns a search over the states: by any words, misspelt or half typed, by number (`CHK-09`) or by screen. The best
 * match comes first, and within each state its best story.
 */
export function findStates<S extends Listed>(states: readonly S[]): (query: string) => S[] {
  const index = new MiniSearch<S>({
    fields: ['number', 'state', 'holds', 'names', 'screen', 'width'],
    extractField: (state, field) => {
      if (field === 'names') return state.stories.map(({ name }) => name).join(' ')
      if (field === 'screen')
        return [state.section, ...new Set(state.stories.map(({ title }) => title))].join(' ')
      if (field === 'width')
        return storiesAt(state.stories)
          .map(({ viewport }) => viewport)
          .join(' ')
      if (field === 'number') return `${state.id} ${state.id.replace('-', '')}`
      return state[field as 'id' | 'state' | 'holds']
    },
    processTerm: toTerm,
  })
  index.addAll([...states])
  const byId = new Map(states.map((state) => [state.id, state]))
  const options = {
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : 0),
    boost: { number: 8, state: 4, names: 3, holds: 2, screen: 1.5, width: 0.01 },
  }
  return (query) => {
    if (!query.trim()) return [...states]
    const all = index.search(query, { ...options, combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(query, options)
    return found.flatMap(({ id }) => byId.get(id) ?? []).map((state) => bestFirst(state, query))
  }
}

import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { storiesAt, withStories } from '../../.storybook/review-addon/storiesAt.ts'
import { isUnseen, picturesOf, sizeOf, statesOf, widthsOf } from '../../.storybook/review-addon/tags.ts'
import {
  catalogue,
  decisions,
  quotedTexts,
  sectionOf,
  sentencesOf,
  synonyms,
} from '../../stories/start/documents.ts'
import { findStates } from '../../stories/start/findStates.ts'
import { viewports } from '../../stories/viewports.ts'
import { sourceFiles, textOf } from './files.ts'

test('every state of the specification has a sentence, and no sentence names another state', () => {
  const ids = new Set(catalogue.map(({ id }) => id))
  const marked = textOf('stories/start/specification.md').match(/\b[A-Z]{2,5}-\d{2}\b/g) ?? []
  expect(marked.filter((id) => !ids.has(id))).toEqual([])
  const silent = catalogue.filter(({ id, beyond }) => !beyond && sentencesOf(id).length === 0)
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('decisions have unique numbers and name states of the catalogue', () => {
  const ids = new Set(catalogue.map(({ id }) => id))
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length)
  expect(decisions.flatMap(({ states }) => states.filter((id) => !ids.has(id)))).toEqual([])
})

test('every text of section 8 is quoted by a state', () => {
  const bare = (text: string) => text.replace(/\.$/, '')
  const quoted = new Set(catalogue.flatMap(({ id }) => quotedTexts(id).map(bare)))
  const cells = sectionOf(8).matchAll(/^\|.+\|(.+)\|$/gm)
  // An apostrophe within a word, as in "haven't", does not end a quote.
  const texts = [...cells].flatMap(([, cell = '']) =>
    [...cell.matchAll(/(?<![A-Za-z])'(.+?)'(?![A-Za-z])/g)].map(([, text = '']) => text),
  )
  expect(texts.length).toBeGreaterThan(25)
  expect(texts.filter((text) => !quoted.has(bare(text)))).toEqual([])
})

const kinds = [
  ...['behaviour', 'loading', 'empty', 'error', 'invalid', 'submitting', 'success', 'restricted'],
  'redirecting',
]

/** The files of stories, with what Storybook lists of them: names and tags. */
const storyFiles = sourceFiles('stories', /\.stories\.tsx$/).map((file) => {
  const source = textOf(file)
  const { indexInputs } = loadCsf(source, { fileName: file, makeTitle: (title = '') => title }).parse()
  const listed = indexInputs.map(({ title = '', name = '', tags = [] }) => ({
    title,
    name,
    tags,
    states: statesOf(tags),
    pictures: picturesOf(tags),
    size: sizeOf(tags),
  }))
  return { file, source, listed }
})
const stories = storyFiles.flatMap(({ listed }) => listed)
const statesShown = withStories(catalogue, stories)

test('the picture of a state is one of its stories, at each width one, and is seen unless the state is behaviour', () => {
  const wrong = statesShown.flatMap(({ id, behaviour, stories: shown }) => {
    const pictures = stories.filter((story) => story.pictures.includes(id))
    const seen = behaviour || !pictures.some(({ tags }) => isUnseen(tags))
    const own = pictures.every((story) => shown.includes(story))
    const at = pictures.flatMap(({ size }) => widthsOf(size))
    const right = new Set(at).size === at.length && at.length > 0 === shown.length > 0 && own && seen
    return right ? [] : id
  })
  expect(wrong).toEqual([])
  const unknown = stories
    .flatMap(({ pictures }) => pictures)
    .filter((id) => !statesShown.some((state) => state.id === id))
  expect(unknown).toEqual([])
})

test.each(['', 'ID'])('the picture of a state opens for it, found by %s', (by) => {
  const find = findStates(statesShown, synonyms)
  const opened = statesShown.flatMap(({ id }) => {
    const [state] = find(by && id).states.filter((found) => found.id === id)
    const places = state ? storiesAt(state) : []
    return places.every(({ story }) => story.pictures.includes(id)) ? [] : id
  })
  expect(opened).toEqual([])
})

test.each([
  ['CHK-04', 'chk04', 'chk 4', 'Chk-4', 'cod only', 'codonly', 'cash on delivery'],
  ['CART-01', 'emty cart', 'your cart is empty', 'empty basket'],
  ['CART-03', 'colmbo warning', 'deliverable within Colombo only'],
  ['CHK-09', '20km', 'distance exceeds 20 km'],
  ['CHK-25', 'discount 25000', 'Rs. 25,000 discount'],
  ['AUTH-01', 'log in', 'signin', 'login'],
  ['AUTH-10', 'log out', 'logged out'],
  ['HOME-02', 'homepage', 'home page'],
  ['BEY-18', 'no internet'],
  ['SRCH-05', 'search no results', 'no products found'],
  ['NAV-06', 'takes a shrunk style once the page is scrolled'],
])('%s is the first state that is found by what people type', (id, ...queries) => {
  const find = findStates(statesShown, synonyms)
  expect(queries.map((query) => find(query).states[0]?.id)).toEqual(queries.map(() => id))
})

test('the kinds of stories: the first word of a screen story is its filter in the sidebar', () => {
  const words: Record<string, string> = { none: 'empty', filtered: 'empty', failed: 'error' }
  for (const kind of kinds) words[kind] = kind
  const wrong = stories
    .filter(({ title }) => title.startsWith('Screens/'))
    .filter(({ name, tags }) => {
      const [first = ''] = name.toLowerCase().match(/[a-z]+/) ?? []
      return tags.filter((tag) => kinds.includes(tag)).join() !== (words[first] ?? '')
    })
  expect(wrong.map(({ title, name }) => `${title}: ${name}`)).toEqual([])
})

test('every state with a story of a screen opens, and at no width at which its story is not shown', () => {
  const opened = statesShown.filter(({ stories }) => stories.length > 0)
  expect(opened.filter((state) => storiesAt(state).length === 0).map(({ id }) => id)).toEqual([])
  const widthOf = (size: string) => {
    const pixels = Number.parseInt(viewports[size]?.styles.width ?? '', 10)
    return pixels < 600 ? 'phone' : pixels < 1024 ? 'tablet' : 'desktop'
  }
  const wrong = opened.flatMap((state) =>
    storiesAt(state).flatMap(({ viewport, story: { name, size = viewport } }) =>
      widthOf(size) === viewport ? [] : [`${state.id} ${viewport} ${name}`],
    ),
  )
  expect(wrong).toEqual([])
})

import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { shop } from '../../src/shop/config.ts'

// Reads the documents beside it: the specification, the catalogue of states and the decisions.

/** A browser has them from Vite; Node reads them itself. */
const inBrowser =
  typeof document === 'undefined'
    ? undefined
    : import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })
const textOf = (name: string): string =>
  inBrowser
    ? (inBrowser[`./${name}.md`] ?? '')
    : process.getBuiltinModule('node:fs').readFileSync(`${import.meta.dirname}/${name}.md`, 'utf8')

/** The parts of a document by their headings. */
const partsOf = (name: string) =>
  textOf(name)
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ heading: part.slice(0, part.indexOf('\n')), text: part }))

/** The rows of the tables of a document, each with the heading above it and its cells. */
const rowsOf = (name: string) =>
  partsOf(name).flatMap(({ heading, text }) =>
    [...text.matchAll(/^\S+ \|.*$/gm)].slice(2).map(([line]) => ({
      heading,
      cells: line.split('|').map((cell) => cell.trim()),
    })),
  )

const sections = partsOf('specification').map(({ text }) => ({ number: Number.parseInt(text, 10), text }))

/** A sentence of the specification that describes states: `[sentence]{NAV-01 NAV-03}`. */
const mark = /\[((?:[^[\]]|\[\])+)\]\{([A-Z\d -]+)\}/g

/** Returns a section of the specification in Markdown, without the marks. */
export const sectionOf = (number: number): string =>
  sections.find((section) => section.number === number)?.text.replaceAll(mark, '$1') ?? ''

const marked = sections.flatMap(({ number: section, text }) =>
  [...text.matchAll(mark)].map(([, sentence = '', ids = '']) => ({ section, text: sentence, ids })),
)

/** Returns the sentences of the specification that describe a state. */
export const sentencesOf = (id: string) => marked.filter(({ ids }) => ids.split(' ').includes(id))

/** Words that mean the same in a search. */
export const synonyms = [...textOf('synonyms').matchAll(/^- (.+)$/gm)].map(([, words = '']) =>
  words.split(' '),
)

/** What people call a state in words that the catalogue does not use. */
const alsoCalled: Record<string, string> = {
  'AUTH-01': 'login',
  'AUTH-02': 'wrong password',
  'AUTH-04': 'register',
  'BEY-18': 'no internet',
  'CART-03': 'deliverable within Colombo only',
  'CHK-02': 'guest checkout',
  'CHK-22': 'card declined',
  'CMP-03': 'captcha failure',
  'CNS-01': 'cookie banner',
  'CONF-01': 'order placed, thank you page',
  'ERR-01': '404 page not found',
  'HOME-02': 'home page',
  'LOAD-01': 'loading splash screen',
  'ORD-02': 'list of orders, order history',
  'ORD-06': 'cancel window expired',
  'PDP-06': 'add to cart',
  'PDP-10': 'reviews',
  'PRO-05': 'gold badge',
  'PRO-07': 'loyalty points',
  'PWD-01': 'forgot forgotten password',
  'SRCH-03': 'search results',
  'SRCH-05': 'search without results',
}

export const catalogue: readonly CatalogueState[] = rowsOf('catalogue').map(
  ({ heading, cells: [id = '', sign = '', state = '', holds = '', clauses = ''] }) => ({
    id,
    state,
    // What the demo shop calls its orders.
    holds: holds.replace('NLOD-', shop.orderPrefix),
    section: heading,
    clauses: clauses.split(', ').filter(Boolean),
    behaviour: sign === 'B',
    called: alsoCalled[id],
    beyond: sign === '+' || heading === 'Beyond the specification',
  }),
)

const quoted = new Map(
  catalogue.map(({ id, state, holds }) => [
    id,
    [...`${state} ${holds}`.matchAll(/(?<![a-z])'(.+?)'(?![a-z])/gi)].map(([, text]) => text ?? ''),
  ]),
)

/** The texts that the catalogue quotes for a state. */
export const quotedTexts = (id: string): string[] => quoted.get(id) ?? []

/** A decision where the specification contradicts itself or leaves a gap. */
export const decisions = rowsOf('decisions').map(
  ({ heading: group, cells: [number, about = '', text = '', states = ''] }) => ({
    number: Number(number),
    group,
    about,
    text,
    states: states.split(' ').filter(Boolean),
  }),
)

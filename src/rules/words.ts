import { bullet, listSigns, meanings, sayings, signs } from '../shop/orderListWords.ts'

const tables = { ...meanings, ...sayings }

/** What a word is: of a kind in the tables of words, the thread of a bolt, or none of them; and the end of a cell. */
export type Kind = keyof typeof tables | 'thread' | 'other' | 'end'
export const kinds: readonly Kind[] = [...(Object.keys(tables) as Kind[]), 'thread', 'other', 'end']

/** `name` is the number, or the unit that the word stands for. */
export type Meaning = { kind: Kind; name: string }

const byWord = new Map<string, Meaning>()
for (const [kind, rows] of Object.entries(tables) as [Kind, string | object][])
  for (const [name, words] of Object.entries<string>(typeof rows === 'string' ? { '': rows } : { ...rows }))
    for (const word of words.split(/\s+/)) byWord.set(word, { kind, name })

/** What a word means, in any case, in the singular or plural; undefined for a word that the tables do not have. */
export function meaningOf(word: string): Meaning | undefined {
  const typed = word.toLowerCase()
  const name = typed.replace(/^[-/]|\.$|(?<=\p{L}{2})['.](?=s?$)/gu, '')
  const singular = name.replace(/(?<=x|ch)es$|(?<=.)s$|(?<=.)(?:ක්|යි)$/, '')
  return byWord.get(typed) ?? byWord.get(name) ?? byWord.get(singular)
}

// A map: an object knows 'constructor' too.
const irregular = new Map(Object.entries({ knife: 'knives', shelf: 'shelves', leaf: 'leaves' }))
/** 'Shelv' and 'shelve' are 'shelves' being typed. */
const irregularSingulars = new Map(
  [...irregular].flatMap(([one, many]) =>
    [many, many.slice(0, -1), many.slice(0, -2)].map((typed) => [typed, one] as const),
  ),
)

/** The plural of an English word in the singular. */
export const plural = (word: string): string => irregular.get(word) ?? `${word}s`

/** The singular of an English word, or the word. */
export const singular = (word: string): string =>
  irregularSingulars.get(word) ??
  word.replace(/(?<=\p{L}{2})ies$/u, 'y').replace(/(?<=ch|sh|ss|x)es$|(?<=\p{L}{2}[^s\P{L}])s$/u, '')

/** Whether a word is of one of the kinds. */
export const isWord = (word: string, ...kinds: Kind[]): boolean =>
  kinds.includes(meaningOf(word)?.kind ?? 'other')

/** A word of a text, and where it stands. `cell` is the index of its column: a part number never spans two columns. */
export type Word = { text: string; key: string; cell: number; at: number }

/** Reduces text to capital letters and digits: 'hng-b76 sb' and 'HNG-B76-SB' are the same part number. */
export const partKey = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A word without the signs around it that say nothing; a minus, '#' and '~' stay, and an inch sign after a digit. */
const bare = (word: string): string =>
  word
    .replace(/^["“'‘](.*)["”'’]$/, '$1')
    .replace(/^["“'‘_.,;]+(?=[\p{L}\p{N}])/u, '')
    .replace(/(?:[_.,;!]|(?<!\d)["”'’])+$/, '')

/** A text with one sign for each meaning. */
export const inSigns = (text: string, rows = signs): string =>
  rows.reduce((plain, [sign, meant]) => plain.replace(sign, meant), text)

/** The words of a text `inSigns`, and of signs those that mean something. */
export const wordsIn = (text: string, cell = 0): Word[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: typed, index }) => {
    const word = bare(typed)
    return { text: word, key: partKey(word), cell, at: index + typed.indexOf(word) }
  }).filter((word) => word.key !== '' || /^[₨?#]$/.test(word.text))

/** The words of cells. */
export const wordsOf = (cells: readonly string[]): Word[] =>
  cells.flatMap((text, cell) => wordsIn(inSigns(text.replace(bullet, ''), [...listSigns, ...signs]), cell))

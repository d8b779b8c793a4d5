import { meanings, sayings } from '../shop/orderListWords.ts'

/** `kind` is a letter of `meanings` or `sayings`; `name` the number, or the unit that the word stands for. */
export type Meaning = { kind: string; name: string }

const byWord = new Map<string, Meaning>()
for (const [kind, rows] of [...Object.entries(meanings), ...Object.entries(sayings)])
  for (const [name, words] of typeof rows === 'string' ? [['', rows] as const] : Object.entries(rows))
    for (const word of words.split(/\s+/)) byWord.set(word, { kind, name })

/** What a word means, in any case, in the singular or plural; undefined for a word that the table does not have. */
export function meaningOf(word: string): Meaning | undefined {
  const typed = word.toLowerCase()
  const name = typed.replace(/^[-/]|\.$|'(?=s?$)/g, '')
  const singular = name.replace(/(?<=x|ch)es$|(?<=.)s$|(?<=.)(?:ක්|යි)$/, '')
  return byWord.get(typed) ?? byWord.get(name) ?? byWord.get(singular)
}

/** The letter of a word's kind; '' for a word that the table does not have. */
export const kindOfWord = (word: string): string => meaningOf(word)?.kind ?? ''

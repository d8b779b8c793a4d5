import { catalogue } from './catalogue.ts'
import { quotedTexts } from './quoted.ts'
import specification from './specification.md?raw'

export type ExactText = { situation: string; text: string; states: string[] }

/** Matches the quoted texts of a cell. An apostrophe within a word, as in "haven't", does not end a quote. */
const quotes = /(?<![A-Za-z])'(.+?)'(?![A-Za-z])/g

const [, errors = ''] = /## 8\. Error catalogue\s+([\s\S]*?)\n## /.exec(specification) ?? []

const bare = (text: string) => text.replace(/\.$/, '')

/** Ignores the final full stop, which the catalogue sometimes leaves out. */
const statesOf = (text: string) =>
  catalogue
    .filter(({ id }) => quotedTexts(id).some((quoted) => bare(quoted) === bare(text)))
    .map(({ id }) => id)

/** Every text of section 8 of the specification, in its order, with the states of the catalogue that quote it. */
export const exactTexts: readonly ExactText[] = errors
  .split('\n')
  .slice(2)
  .flatMap((line) => {
    const [, situation = '', behaviour = ''] = line.split('|').map((cell) => cell.trim())
    return [...behaviour.matchAll(quotes)].map(([, text = '']) => ({
      situation,
      text,
      states: statesOf(text),
    }))
  })

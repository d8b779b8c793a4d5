import { catalogue } from './catalogue.ts'
import { quotedTexts } from './quoted.ts'
import specification from './specification.md?raw'

export type ExactText = { situation: string; text: string; states: string[] }

/** The quotes of a cell. An apostrophe within a word, as in "haven't", ends none. */
const quotes = /(?<![A-Za-z])'(.+?)'(?![A-Za-z])/g

const [, errors = ''] = /## 8\. Error catalogue\s+([\s\S]*?)\n## /.exec(specification) ?? []

const bare = (text: string) => text.replace(/\.$/, '')

/** The catalogue leaves the full stop out here and there. */
const statesOf = (text: string) =>
  catalogue
    .filter(({ id }) => quotedTexts(id).some((quoted) => bare(quoted) === bare(text)))
    .map(({ id }) => id)

/** Every text that section 8 of the specification gives, in its order, with the states of the catalogue that quote it. */
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

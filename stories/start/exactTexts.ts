import { catalogue, quotedTexts } from './catalogue.ts'
import { sectionOf } from './specification.ts'

export type ExactText = {
  situation: string
  text: string
  states: string[]
  /** The stories that showed it when they ended, in the last run of all stories. */
  stories: string[]
}

/** The stories that showed each text of a state: a run of all stories writes this file, which git ignores. */
const [storiesByText] = Object.values(
  import.meta.glob<Record<string, string[]>>('../pictures/visibleTexts.json', {
    eager: true,
    import: 'default',
  }),
)

/** Whether it is known which stories show a text. */
export const hasStoryRun = storiesByText !== undefined

/** Matches the quoted texts of a cell. An apostrophe within a word, as in "haven't", does not end a quote. */
const quotes = /(?<![A-Za-z])'(.+?)'(?![A-Za-z])/g

const bare = (text: string) => text.replace(/\.$/, '')

/** The texts of states that are this one, but for the final full stop, which the catalogue sometimes leaves out. */
const quotesOf = (text: string) =>
  catalogue.flatMap(({ id }) =>
    quotedTexts(id).flatMap((quoted) => (bare(quoted) === bare(text) ? { id, quoted } : [])),
  )

/** Every text of section 8 of the specification, in its order, with the states of the catalogue that quote it. */
export const exactTexts: readonly ExactText[] = sectionOf(8)
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((line) => {
    const [, situation = '', behaviour = ''] = line.split('|').map((cell) => cell.trim())
    return [...behaviour.matchAll(quotes)].map(([, text = '']) => {
      const sources = quotesOf(text)
      return {
        situation,
        text,
        states: [...new Set(sources.map(({ id }) => id))],
        stories: sources.flatMap(({ id, quoted }) => storiesByText?.[`${id} ${quoted}`] ?? []),
      }
    })
  })

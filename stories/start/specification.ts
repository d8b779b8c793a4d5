import annotated from './specification.md?raw'

// In the file, a sentence that describes states of the catalogue stands in brackets, with their numbers after it:
// `[sentence]{NAV-01 NAV-03}`.
const mark = /\[((?:[^[\]]|\[\])+)\]\{([A-Z\d -]+)\}/g

const sections = annotated.split(/^## (?=\d)/m).map((text) => ({ number: Number.parseInt(text, 10), text }))

/** Returns a section of the specification in Markdown, without the marks. */
export const sectionOf = (number: number): string =>
  sections.find((section) => section.number === number)?.text.replaceAll(mark, '$1') ?? ''

export type Sentence = { section: number; text: string }

const marked = sections.flatMap(({ number: section, text }) =>
  [...text.matchAll(mark)].map(([, sentence = '', ids = '']) => ({ section, text: sentence, ids })),
)

/** Returns the sentences of the specification that describe a state. */
export const sentencesOf = (id: string): Sentence[] => marked.filter(({ ids }) => ids.split(' ').includes(id))

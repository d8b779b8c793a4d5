import { catalogue } from './catalogue.ts'

const all = new Map(
  catalogue.map(({ id, state, holds }) => [
    id,
    [...`${state} ${holds}`.matchAll(/(?<![a-z])'(.+?)'(?![a-z])/gi)].map(([, text]) => text ?? ''),
  ]),
)

/** The texts that the catalogue quotes for a state. */
export const quotedTexts = (id: string): string[] => all.get(id) ?? []

/** Every state with a quoted text, as `ID text`. */
export const everyQuotedText: string[] = [...all].flatMap(([id, texts]) =>
  texts.map((text) => `${id} ${text}`),
)

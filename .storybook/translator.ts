import { translatePage } from '../mocks/translator.ts'

let translator: ReturnType<typeof translatePage> | undefined

const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')!

/** The child nodes with the texts in place of their fonts, as the queries of play functions read an element's text. */
function readThrough(this: Node) {
  const real: Node[] = [...childNodes.get!.call(this)]
  const nodes = real.flatMap((node): Node[] =>
    node instanceof HTMLFontElement ? readThrough.call(node) : [node],
  )
  return Object.assign(nodes, { item: (index: number) => nodes[index] ?? null })
}

/** The story's page is translated into the words that it has already, so that its play function finds them. */
export function beginTranslation() {
  translator = translatePage('')
  Object.defineProperty(Node.prototype, 'childNodes', { configurable: true, get: readThrough })
}

export function endTranslation() {
  translator?.stop()
  translator = undefined
  Object.defineProperty(Node.prototype, 'childNodes', childNodes)
}

/** Returns the texts that are not what React means to say. */
export const untrueTexts = () => translator?.untrue() ?? []

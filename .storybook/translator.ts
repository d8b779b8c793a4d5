/** What Chrome's translator leaves as it is, beside what `translate="no"` or the class `notranslate` marks. */
const left = 'script, style, noscript, textarea, option, svg, font, .notranslate'

/** The text node that stood where a `font` stands now. React still holds it, and writes into it. */
const originals = new Map<Element, Text>()
const fonts = new WeakMap<Text, Element>()

function translate(text: Text) {
  const parent = text.parentElement
  if (!parent || parent.closest(left) || !parent.translate || !text.data.trim()) return
  const outer = document.createElement('font')
  outer.append(Object.assign(document.createElement('font'), { textContent: text.data }))
  originals.set(outer, text)
  fonts.set(text, outer)
  text.replaceWith(outer)
}

function translateIn(node: Node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) texts.push(text)
  for (const text of texts) if (text instanceof Text) translate(text)
}

const changes = new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateIn(node)
})

const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')!

/** The child nodes with the texts in place of their fonts, as the queries of play functions read an element's text. */
function readThrough(this: Node) {
  const real: Node[] = [...childNodes.get!.call(this)]
  const nodes = real.flatMap((node): Node[] =>
    node instanceof HTMLFontElement ? readThrough.call(node) : [node],
  )
  return Object.assign(nodes, { item: (index: number) => nodes[index] ?? null })
}

/**
 * From now on the page is translated as Chrome does it, into the words that it has already: each text node is taken out
 * of the page and two nested `font` elements stand in its place, again after each change.
 */
export function beginTranslation() {
  translateIn(document.body)
  changes.observe(document.body, { childList: true, subtree: true })
  Object.defineProperty(Node.prototype, 'childNodes', { configurable: true, get: readThrough })
}

export function endTranslation() {
  changes.disconnect()
  Object.defineProperty(Node.prototype, 'childNodes', childNodes)
  originals.clear()
}

/** Returns what is read although React has written something else since, or has written it in another place. */
export const untrueTexts = (): string[] =>
  [...originals].flatMap(([font, { data, isConnected }]) =>
    font.isConnected && (font.textContent !== data || isConnected || fonts.get(originals.get(font)!) !== font)
      ? `'${font.textContent}' is read where '${data}' is meant, in ${font.parentElement?.outerHTML}`
      : [],
  )

/** Longer words, such as an email address or what a test types, may be broken to fit. */
const longest = 16

/** Returns a word or an amount that is broken over two lines without a hyphen, as in a column that is too narrow. */
export function brokenWord(): string | undefined {
  const range = document.createRange()
  const lines = (node: Node, from: number, to: number) => {
    range.setStart(node, from)
    range.setEnd(node, to)
    return new Set(
      [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom)),
    ).size
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, textContent: text } = node
    // Beside a text may be the `font` of a translator: see mocks/translator.ts.
    const element = parentElement?.closest(':not(font)')
    // What only screen readers read is one pixel wide.
    if (!(element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }))) continue
    if (!text || element.clientWidth === 1 || lines(node, 0, text.length) < 2) continue
    for (const { index, 0: word } of text.matchAll(
      /(?<!\S)[\p{L}\p{N}]+(?!\S)|Rs\.\s?\d[\d,\s]*(?<!\s)(?:\.\d\d)?/gu,
    ))
      if (word.length <= longest && lines(node, index, index + word.length) > 1) return `${word} in '${text}'`
  }
  return undefined
}

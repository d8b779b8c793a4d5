/**
 * Translates the page from now on as Chrome does: takes each text node out of the page and puts two nested `font`
 * elements in its place, again after each change. The words stay, each text ends with `mark`. Runs in a browser on its
 * own, so that a test can send it there.
 */
export function translatePage(mark: string) {
  // Beside these, Chrome leaves what `translate="no"` or the class `notranslate` marks.
  const left = 'title, script, style, noscript, textarea, option, svg, font, .notranslate'
  // The text node that stood where a `font` stands now. React still holds it, and writes into it.
  const originals = new Map<Element, Text>()
  const fonts = new WeakMap<Text, Element>()
  const said = (text: string) => text.replace(/\s*$/, (end) => mark + end)

  function translate(text: Text) {
    const parent = text.parentElement
    if (!parent?.translate || parent.closest(left) || !text.data.trim()) return
    const font = document.createElement('font')
    font.append(Object.assign(document.createElement('font'), { textContent: said(text.data) }))
    originals.set(font, text)
    fonts.set(text, font)
    text.replaceWith(font)
  }

  function translateIn(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) texts.push(text)
    for (const text of texts) if (text instanceof Text) translate(text)
  }

  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) translateIn(node)
  })
  translateIn(document)
  changes.observe(document, { childList: true, subtree: true })

  return {
    stop: () => changes.disconnect(),
    /** Returns what is read although React has written something else since, or has put it in another place. */
    untrue: () =>
      [...originals].flatMap(([font, text]) =>
        font.isConnected &&
        (font.textContent !== said(text.data) || text.isConnected || fonts.get(text) !== font)
          ? `'${font.textContent}' is read where '${text.data}' is meant, in ${font.parentElement?.outerHTML}`
          : [],
      ),
  }
}

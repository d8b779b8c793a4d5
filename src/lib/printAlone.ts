// A class of the style sheet: nothing is shown of it on paper.
const unprinted = 'print:hidden'

/** Leaves one element alone on paper, without what stands around it. What is given back undoes that. */
export function aloneOnPaper(element: Element): () => void {
  const hidden: Element[] = []
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    for (const sibling of each.parentElement?.children ?? []) {
      if (sibling === each || sibling.classList.contains(unprinted)) continue
      sibling.classList.add(unprinted)
      hidden.push(sibling)
    }
  }
  return () => {
    for (const each of hidden) each.classList.remove(unprinted)
  }
}

/** Prints one element, without what stands around it. */
export function printAlone(element: Element) {
  // Some browsers come back from print() before the paper is drawn.
  window.addEventListener('afterprint', aloneOnPaper(element), { once: true })
  window.print()
}

// A Tailwind class that hides an element on paper.
const unprinted = 'print:hidden'

/** Hides everything around one element on paper. Returns the function that undoes this. */
export function hideOthersOnPaper(element: Element): () => void {
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

/** Prints one element, without what surrounds it. */
export function printAlone(element: Element) {
  // In some browsers print() returns before the page has been rendered for paper.
  window.addEventListener('afterprint', hideOthersOnPaper(element), { once: true })
  window.print()
}

/** Prints one element, without what surrounds it: see `data-alone` in index.css. */
export function printAlone(element: HTMLElement) {
  element.dataset.alone = ''
  // In some browsers print() returns before the page has been rendered for paper.
  window.addEventListener('afterprint', () => delete element.dataset.alone, { once: true })
  window.print()
}

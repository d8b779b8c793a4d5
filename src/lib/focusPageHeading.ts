/**
 * Moves the focus to the page's heading, for when the focused element disappears: the focus would otherwise fall back
 * to the top of the document. Keeps the scroll position, unless `scroll`.
 */
export const focusPageHeading = ({ scroll = false } = {}): void =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: !scroll })

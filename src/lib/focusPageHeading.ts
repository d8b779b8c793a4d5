/**
 * Gives the focus to the heading of the page, for where what had it goes away: otherwise it falls back to the top of the
 * document. The page stays where it is scrolled to, unless `scroll`.
 */
export const focusPageHeading = ({ scroll = false } = {}): void =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: !scroll })

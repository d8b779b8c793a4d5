/** Moves the focus to the page's heading, for when the focused element disappears. */
export const focusPageHeading = ({ scroll = false } = {}): void =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: !scroll })

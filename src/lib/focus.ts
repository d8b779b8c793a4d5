/** Moves the focus to the page's heading, for when the focused element disappears. */
export const focusPageHeading = ({ scroll = false } = {}): void =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: !scroll })

/** Ref of an element that takes the focus when it appears, in place of the button that was pressed. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Ref of what may disappear with the focus: what is around it gets the focus then, or the page's heading. */
export const keepFocus = (button: HTMLElement | null) => () => {
  if (!button || document.activeElement !== button || button.closest('[role=dialog], [role=alertdialog]'))
    return
  const around = ancestorsWithFocus(button)
  // After this commit: a component may have moved the focus itself, and what is around may have gone as well.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    const target =
      around.find(({ isConnected }) => isConnected) ?? document.querySelector('[data-page-heading]')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

function ancestorsWithFocus(element: HTMLElement): HTMLElement[] {
  const next = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  return next ? [next, ...ancestorsWithFocus(next)] : []
}

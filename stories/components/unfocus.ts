/** Takes the focus away: a story that is not about the focus ends without its ring. */
export const unfocus = () => (document.activeElement as HTMLElement).blur()

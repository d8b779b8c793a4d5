/**
 * What the picture of the running story shows: `element` is scrolled into view, if the story names one (see `restAt` of
 * stories/screens/shown.ts), and `page` finds the page of the shop that is shown, where the story renders the shop.
 */
export const picture: { element?: HTMLElement; page?: () => Promise<unknown> } = {}

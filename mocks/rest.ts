/**
 * What the picture of the running story shows: `place` is the element it rests at, if it names one (see `restAt` of
 * stories/screens/shown.ts), and `page` finds the page of the shop that is shown, where the story renders the shop.
 */
export const rest: { place?: HTMLElement; page?: () => Promise<unknown> } = {}

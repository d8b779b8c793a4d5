/** The element that the running story rests at, if it names one: see `restAt` of stories/screens/shown.ts. */
export const rest: { place?: HTMLElement } = {}

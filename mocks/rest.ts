/** What the story that runs rests at, if it says so: see `restAt` of stories/screens/shown.ts. */
export const rest: { place?: HTMLElement } = {}

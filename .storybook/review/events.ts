/** Events between the page of a story and the Storybook frame around it. */
export const answersEvent = 'review/answers'
export const answersWantedEvent = 'review/answers-wanted'
export const outlineEvent = 'review/outline'
export const openEvent = 'review/open'

/** One call of a story and the response of the mocked API. */
export type MockedAnswer = { id: number; call: string; status: number; body: string }

/** A story to open, at a width of the toolbar or, without `viewport`, at its own. */
export type Opened = { story: string; viewport?: string }

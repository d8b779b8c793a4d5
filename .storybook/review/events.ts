/** What the page of a story and the frame around it tell each other. */
export const answersEvent = 'review/answers'
export const answersWantedEvent = 'review/answers-wanted'
export const outlineEvent = 'review/outline'
export const openEvent = 'review/open'

/** One call of a story and what the mocked API has answered. */
export type MockedAnswer = { id: number; call: string; status: number; body: string }

/** A story, at a width of the toolbar or at its own. */
export type Opened = { story: string; viewport?: string }

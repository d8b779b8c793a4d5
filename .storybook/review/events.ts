/** Events between the page of a story and the Storybook frame around it. */
export const responsesEvent = 'review/responses'
export const responsesWantedEvent = 'review/responses-wanted'
export const outlineEvent = 'review/outline'
export const outlinedEvent = 'review/outlined'
/** Another story is about to be shown. */
export const openingEvent = 'review/opening'

/** What is outlined in the page: parts that the story is about, or else the whole content. */
export type Outlined = 'parts' | 'content' | undefined

/** One call of a story with what it sent, and the response of the mocked API; no `status` while the call waits for one. */
export type MockedResponse = { id: string; call: string; sent: string; status?: number; body: string }

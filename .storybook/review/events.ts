/** Events between the page of a story and the Storybook frame around it. */
export const responsesEvent = 'review/responses'
export const responsesWantedEvent = 'review/responses-wanted'
export const outlineEvent = 'review/outline'
export const outlinedEvent = 'review/outlined'
export const openEvent = 'review/open'
/** Another story is about to be shown. */
export const openingEvent = 'review/opening'

/** What is outlined in the page: parts that the story is about, or else the whole content. */
export type Outlined = 'parts' | 'content' | undefined

/** One call of a story with what it sent, and the response of the mocked API; no `status` while the call waits for one. */
export type MockedResponse = { id: string; call: string; sent: string; status?: number; body: string }

/** A story or Docs page to open, at a width of the toolbar or at its own, with these values of its controls. */
export type Opened = {
  story: string
  /** The state for which the story is opened, where it shows several. */
  state?: string | undefined
  viewport?: string | undefined
  args?: Record<string, string> | undefined
}

/** Events between the page of a story and the Storybook frame around it. */
export const responsesEvent = 'review/responses'
export const responsesWantedEvent = 'review/responses-wanted'
export const outlineEvent = 'review/outline'
export const openEvent = 'review/open'

/** One call of a story and the response of the mocked API; without `status` while the call waits for one. */
export type MockedResponse = { id: string; call: string; status?: number; body: string }

/** A story or Docs page to open, at a width of the toolbar or at its own, with these values of its controls. */
export type Opened = {
  story: string
  viewport?: string | undefined
  args?: Record<string, string> | undefined
}

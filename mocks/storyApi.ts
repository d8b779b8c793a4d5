import { HttpResponse, http } from 'msw'
import type { Sent } from './networkIdle.ts'

/** Responds to the calls of a story; reset before each story. */
export type MockedApi = {
  reset: (user?: string) => void
  note: (sent: Sent) => void
  respond: (request: Request) => Promise<Response>
}

let api: MockedApi | undefined
let unmocked: string[] = []

/**
 * Story files install the API by importing api.ts. The preview reaches the API through this file alone, which imports
 * nothing of the shop: otherwise every change of the shop would require new pictures of all stories.
 */
export function setStoryApi(mocked: MockedApi) {
  api = mocked
}

/** A fresh API for one story, with nobody or the named user signed in. */
export function resetStoryApi(user?: string) {
  unmocked = []
  api?.reset(user)
}

export const noteRequest = (sent: Sent) => api?.note(sent)

/** Calls that the API does not know: each fails its story. */
export const unmockedCalls = () => unmocked

/** Respond to every address below /api/ of the origin that no story overrides. */
export const handlers = [
  http.all('/api/*', async ({ request }) => {
    const response = await api?.respond(request)
    if (
      !response ||
      (response.status === 404 && (await response.clone().text()).includes('There is no such call.'))
    ) {
      unmocked.push(`${request.method} ${new URL(request.url).pathname}`)
    }
    return response ?? new HttpResponse(null, { status: 404 })
  }),
]

import { addons } from 'storybook/preview-api'
import { type MockedResponse, responsesEvent, responsesWantedEvent } from './events.ts'

const longest = 4000

let responses: MockedResponse[] = []
let pending: ReturnType<typeof setTimeout> | undefined

// Batched, because a page makes a dozen calls at once.
function tell() {
  clearTimeout(pending)
  pending = setTimeout(() => addons.getChannel().emit(responsesEvent, responses), 60)
}

// The panel may open after the responses have arrived.
addons.getChannel().on(responsesWantedEvent, tell)

export function forgetResponses() {
  responses = []
  tell()
}

const readable = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

type Call = { request: Request; requestId: string }

/** Lists a call in the panel beside the story, as waiting for its response. */
export function showCall({ request, requestId }: Call) {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith('/api/')) return
  responses = [...responses, { id: requestId, call: `${request.method} ${pathname}${search}`, body: '' }]
  tell()
}

/** Adds the response to a listed call. */
export async function showResponse({ requestId, response }: Call & { response: Response }) {
  const shown = responses.find(({ id }) => id === requestId)
  if (!shown) return
  shown.status = response.status
  const text = readable(
    await response
      .clone()
      .text()
      .catch(() => ''),
  )
  shown.body = text.length > longest ? `${text.slice(0, longest)}\n... ${text.length} characters` : text
  tell()
}

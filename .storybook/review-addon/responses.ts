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

/** The text of a request or a response, with its JSON indented and the fields of a form one a line. */
async function bodyOf(sent: Request | Response): Promise<string> {
  const copy = sent.clone()
  const isForm = copy.headers.get('content-type')?.startsWith('multipart/form-data')
  const text = isForm
    ? [...(await copy.formData())]
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : value.name}`)
        .join('\n')
    : readable(await copy.text())
  return text.length > longest ? `${text.slice(0, longest)}\n... ${text.length} characters` : text
}

type Call = { request: Request; requestId: string }

/** Lists a call in the panel beside the story, as waiting for its response. */
export async function showCall({ request, requestId }: Call) {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith('/api/')) return
  const called: MockedResponse = {
    id: requestId,
    call: `${request.method} ${pathname}${search}`,
    sent: '',
    body: '',
  }
  responses = [...responses, called]
  tell()
  called.sent = await bodyOf(request).catch(() => '')
  tell()
}

/** Ends the wait of a listed call. Where the connection is lost, no response follows. */
export function endCall({ requestId }: Call) {
  const entry = responses.find(({ id }) => id === requestId)
  if (!entry) return
  entry.status ??= 0
  tell()
}

/** Adds the response to a listed call. */
export async function showResponse({ requestId, response }: Call & { response: Response }) {
  const entry = responses.find(({ id }) => id === requestId)
  if (!entry) return
  entry.status = response.status
  entry.body = await bodyOf(response).catch(() => '')
  tell()
}

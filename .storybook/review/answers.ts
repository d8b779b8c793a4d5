import { addons } from 'storybook/preview-api'
import { answersEvent, answersWantedEvent, type MockedAnswer } from './events.ts'

const longest = 4000

let answers: MockedAnswer[] = []
let pending: ReturnType<typeof setTimeout> | undefined

// Batched, because a page makes a dozen calls at once.
function tell() {
  clearTimeout(pending)
  pending = setTimeout(() => addons.getChannel().emit(answersEvent, answers), 60)
}

// The panel may open after the answers have arrived.
addons.getChannel().on(answersWantedEvent, tell)

export function forgetAnswers() {
  answers = []
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
  answers = [...answers, { id: requestId, call: `${request.method} ${pathname}${search}`, body: '' }]
  tell()
}

/** Adds the response to a listed call. */
export async function showAnswer({ requestId, response }: Call & { response: Response }) {
  const shown = answers.find(({ id }) => id === requestId)
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

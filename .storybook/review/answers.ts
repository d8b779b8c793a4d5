import { addons } from 'storybook/preview-api'
import { answersEvent, answersWantedEvent, type MockedAnswer } from './events.ts'

const longest = 4000

let answers: MockedAnswer[] = []
let last = 0
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

/** Shows a call and its response in the panel beside the story. */
export async function showAnswer({ request, response }: { request: Request; response: Response }) {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith('/api/')) return
  last += 1
  const shown: MockedAnswer = {
    id: last,
    call: `${request.method} ${pathname}${search}`,
    status: response.status,
    body: '',
  }
  answers = [...answers, shown]
  const text = readable(
    await response
      .clone()
      .text()
      .catch(() => ''),
  )
  shown.body = text.length > longest ? `${text.slice(0, longest)}\n... ${text.length} characters` : text
  tell()
}

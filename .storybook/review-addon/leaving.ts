import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { storybook } from './events.ts'

/** In these Storybook would load its page anew, where one leaves the story. */
const busy = new Set(['loading', 'beforeEach', 'rendering', 'playing', 'afterEach'])
/** A story that has not ended by then, in milliseconds, is left to Storybook. */
const longest = 5000

let story = ''
let phase = ''
let left: AbortSignal | undefined
/** Resolves once the last story has gone from the page. */
let gone: Promise<unknown> = Promise.resolve()

type Phase = { storyId: string; newPhase: string }
type Beginning = { id: string; abortSignal: AbortSignal; viewMode: string }

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Storybook gives a story that is left in the middle of its play some milliseconds to end, and then loads its page anew: a
 * reviewer sees a flash, and waits. Here no step of a play begins once its story is left, and the next story waits for the end.
 */
export function beginLeaving() {
  addons.getChannel().on(storybook.phaseChanged, ({ storyId, newPhase }: Phase) => {
    if (storyId === story) phase = newPhase
  })
  configure(({ asyncWrapper }) => ({
    asyncWrapper: async (step) => {
      left?.throwIfAborted()
      return asyncWrapper(step)
    },
  }))
}

/** For each story, before it plays. Returns what resolves once it has ended. */
export async function noteBeginning({ id, abortSignal, viewMode }: Beginning) {
  // A changed control renders the same story anew, and a Docs page has several at a time.
  if (abortSignal === left || viewMode === 'docs') return undefined
  // Where one went on twice at once, Storybook does not wait, and the last would take this one away with it.
  await gone
  if (abortSignal.aborted) return undefined
  story = id
  phase = 'loading'
  left = abortSignal
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return async () => {
    gone = ended
    const latest = performance.now() + longest
    while (busy.has(phase) && performance.now() < latest) await nextTask()
    // Once it has been removed, too.
    void nextTask().then(end)
  }
}

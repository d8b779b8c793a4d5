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

type Phase = { storyId: string; newPhase: string }

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
export function noteBeginning({ id, abortSignal }: { id: string; abortSignal: AbortSignal }) {
  story = id
  phase = 'loading'
  left = abortSignal
  return async () => {
    const end = performance.now() + longest
    while (busy.has(phase) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve))
  }
}

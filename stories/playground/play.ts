import type { RequestHandler } from 'msw'
import { answer, fails } from '../../mocks/api.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'

/**
 * Parameters of every playground: it fills the page, restarts when a control changes, and no picture of it is taken.
 */
export const playground = {
  layout: 'fullscreen',
  controls: { expanded: false },
  beginsAnew: true,
  chromatic: { disableSnapshot: true },
}

/** How a call is answered. */
export type AnswerMode = 'normal' | 'slow' | 'error'
export const answerModes: AnswerMode[] = ['normal', 'slow', 'error']

/** Answers a call as chosen: at once, after two seconds, or with an error. */
export const answering = (call: Endpoint, how: AnswerMode, json: unknown, status = 200): RequestHandler =>
  how === 'error' ? fails(call) : answer(call, { json, status, after: how === 'slow' ? 2000 : 0 })

import type { PathParams, RequestHandler } from 'msw'
import { answer, answerFor, fails } from '../../mocks/api.ts'
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

const delayOf = (how: AnswerMode) => (how === 'slow' ? 2000 : 0)

/** Answers a call as chosen: at once, after two seconds, or with an error. */
export const answering = (call: Endpoint, how: AnswerMode, json: unknown, status = 200): RequestHandler =>
  how === 'error' ? fails(call) : answer(call, { json, status, after: delayOf(how) })

/**
 * Like `answering`, with a body that depends on the parameters of the path. Where the body is undefined the call is
 * answered as usual.
 */
export const answeringFor = (
  call: Endpoint,
  how: AnswerMode,
  bodyOf: (path: PathParams) => object | undefined,
): RequestHandler =>
  how === 'error'
    ? fails(call)
    : answerFor(call, (_query, path) => {
        const json = bodyOf(path)
        return json && { json, after: delayOf(how) }
      })

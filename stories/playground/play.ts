import type { PathParams, RequestHandler } from 'msw'
import { fails, respondsFor } from '../../mocks/api.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'

/** Parameters of every playground: it fills the page, restarts when a control changes, and no picture of it is taken. */
export const playground = {
  layout: 'fullscreen',
  controls: { expanded: false },
  beginsAnew: true,
  chromatic: { disableSnapshot: true },
}

/** The response to a call that a playground lets choose. */
export type ResponseMode = 'normal' | 'slow' | 'error'
export const responseModes: ResponseMode[] = ['normal', 'slow', 'error']

const delayOf = (how: ResponseMode) => (how === 'slow' ? 2000 : 0)

/**
 * Responds to a call as chosen: at once, after two seconds, or with an error. Where there is no body for the parameters of the
 * path, the reference API responds.
 */
export const chosenResponse = (
  call: Endpoint,
  how: ResponseMode,
  bodyOf: (path: PathParams) => object | undefined,
  status = 200,
): RequestHandler =>
  how === 'error'
    ? fails(call)
    : respondsFor(call, (_query, path) => {
        const json = bodyOf(path)
        return json && { json, status, after: delayOf(how) }
      })

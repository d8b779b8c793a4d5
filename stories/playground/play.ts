import type { RequestHandler } from 'msw'
import { answer, fails } from '../../mocks/api.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'

/** A playground: the whole routed shop, begun anew when a control changes, tried and not photographed. */
export const playground = {
  layout: 'fullscreen',
  controls: { expanded: false },
  beginsAnew: true,
  chromatic: { disableSnapshot: true },
}

/** How one call goes. */
export type Goes = 'normally' | 'slowly' | 'wrong'
export const goes: Goes[] = ['normally', 'slowly', 'wrong']

/** What a call is answered with: at once, after two seconds, or not at all. */
export const answering = (call: Endpoint, how: Goes, json: unknown, status = 200): RequestHandler =>
  how === 'wrong' ? fails(call) : answer(call, { json, status, after: how === 'slowly' ? 2000 : 0 })

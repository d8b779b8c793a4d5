import type { Hono } from 'hono'
import { captcha as calls } from '../../../src/api/captcha.ts'
import { refuse } from '../../refusal.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

/** §7 The captcha, and beyond §7 the challenge of the self-hosted one. */
export function captchaRoutes(app: Hono, { captcha, passes }: Services): void {
  route(app, calls.verify, async (c, { body: { token } }) => {
    const success = await captcha.verify(token)
    if (success) await passes.give(c)
    return c.json({ success })
  })

  route(app, calls.challenge, async (c) => {
    if (!captcha.challenge) return refuse(404, 'This captcha has no challenge.')
    c.header('Cache-Control', 'no-store')
    return c.json(await captcha.challenge())
  })
}

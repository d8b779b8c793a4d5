import type { Hono } from 'hono'
import { content } from '../../../src/api/content.ts'
import { currentAnnouncements } from '../../../src/rules/content.ts'
import { refuse } from '../../refusal.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

/** §7 Content: banners, and the announcements that are current (§4). */
export function contentRoutes(app: Hono, { store, now }: Services): void {
  route(app, content.promotionalBanner, async (c) => {
    const promotion = await store.promotion(c.req.param('location') ?? '')
    return promotion ? c.json(promotion) : refuse(404, 'There is no banner for this place.')
  })

  route(app, content.announcements, async (c) =>
    c.json(currentAnnouncements(await store.announcements(), now())),
  )

  route(app, content.banners, async (c) => c.json(await store.banners()))
}

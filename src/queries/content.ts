import { queryOptions } from '@tanstack/react-query'
import { content } from '../api/content.ts'
import { call } from '../lib/endpoint.ts'
import { callOptions } from '../lib/queryClient.ts'
import { limits } from '../rules/limits.ts'

/** The promotional banner of a location key (§3). A failure shows nothing (§8). */
export const promotionalBannerQuery = (location: string) =>
  queryOptions({
    queryKey: ['content', 'promotion', location],
    queryFn: (context) => call(content.promotionalBanner, { params: { location }, ...callOptions(context) }),
  })

/** All announcements, including expired and dismissed ones. A failure shows nothing (§8). */
export const announcementsQuery = queryOptions({
  queryKey: ['content', 'announcements'],
  queryFn: (context) => call(content.announcements, callOptions(context)),
})

/** The home page's banners (§7). A failure shows nothing (§8). */
export const bannersQuery = queryOptions({
  queryKey: ['content', 'banners'],
  queryFn: async (context) => (await call(content.banners, callOptions(context))).slice(0, limits.rotating),
})

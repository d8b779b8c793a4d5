import { content } from '../api/content.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { queryAtom } from '../lib/query.ts'

/** The promotional banner of a location key (§3). A failure shows nothing (§8). */
export const promotionalBannerAtom = family((location: string) =>
  queryAtom({
    key: ['content', 'promotion', location],
    fetch: ({ signal }) => call(content.promotionalBanner, { params: { location }, signal }),
  }),
)

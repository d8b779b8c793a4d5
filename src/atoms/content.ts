import { atomWithQuery } from 'jotai-tanstack-query'
import { content } from '../api/content.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'

/** The promotional banner of a location key (§3). A failure shows nothing (§8). */
export const promotionalBannerAtom = family((location: string) =>
  atomWithQuery(() => ({
    queryKey: ['content', 'promotion', location],
    queryFn: ({ signal }) => call(content.promotionalBanner, { params: { location }, signal }),
  })),
)

import { atom } from 'jotai'
import { type Announcement, content } from '../api/content.ts'
import { call } from '../lib/endpoint.ts'
import { family } from '../lib/family.ts'
import { queryAtom } from '../lib/query.ts'
import { local } from '../lib/storage.ts'
import { currentAnnouncements, dismissedKey, readDismissed, undismissed } from '../rules/announcements.ts'
import type { Id } from '../rules/id.ts'

/** The promotional banner of a location key (§3). A failure shows nothing (§8). */
export const promotionalBannerAtom = family((location: string) =>
  queryAtom({
    key: ['content', 'promotion', location],
    fetch: ({ signal }) => call(content.promotionalBanner, { params: { location }, signal }),
  }),
)

const announcementsAtom = queryAtom({
  key: ['content', 'announcements'],
  fetch: ({ signal }) => call(content.announcements, { signal }),
})

/** The home page's banners (§7). A failure shows nothing (§8). */
export const bannersAtom = queryAtom({
  key: ['content', 'banners'],
  fetch: ({ signal }) => call(content.banners, { signal }),
})

// Read on first use, so that every store starts from the device.
const dismissedBeforeAtom = atom(() => readDismissed(local.read(dismissedKey)))
const dismissedNowAtom = atom<Id[]>([])
const dismissedAtom = atom((get) => [...get(dismissedBeforeAtom), ...get(dismissedNowAtom)])

/** The announcements to show: active, within their dates, not dismissed (§4, decision 17). None when they failed. */
export const shownAnnouncementsAtom = atom((get): Announcement[] =>
  undismissed(currentAnnouncements(get(announcementsAtom).data ?? [], Date.now()), get(dismissedAtom)),
)

/** Closes the bar: what it showed is remembered on the device, so that only a new announcement opens it again. */
export const dismissAnnouncementsAtom = atom(null, (get, set) => {
  const shown = get(shownAnnouncementsAtom).map(({ id }) => id)
  set(dismissedNowAtom, (ids) => [...ids, ...shown])
  // Another tab may have closed one meanwhile.
  const stored = readDismissed(local.read(dismissedKey))
  local.write(dismissedKey, JSON.stringify([...new Set([...stored, ...get(dismissedAtom)])]))
})

/** True once it is known, either way, what stands at the top of the home page: its announcements and its banners. */
export const homeContentKnownAtom = atom(
  (get) => !get(announcementsAtom).isPending && !get(bannersAtom).isPending,
)

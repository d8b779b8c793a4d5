import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { dismissAnnouncementsAtom, dismissedIdsAtom } from '../../atoms/content.ts'
import { useDeviceValue } from '../../lib/hydration/useHydrated.ts'
import { serverNow } from '../../lib/serverClock.ts'
import { announcementsQuery } from '../../queries/content.ts'
import { currentAnnouncements, withoutDismissed } from '../../rules/content.ts'
import type { Id } from '../../rules/id.ts'
import { limits } from '../../rules/limits.ts'

const none: Id[] = []

/**
 * The announcements to show: active, within their dates, not dismissed (§4, decision 17). None if the request failed.
 */
export function useAnnouncements() {
  const { data = [] } = useQuery(announcementsQuery)
  const dismissed = useDeviceValue(dismissedIdsAtom, none)
  const dismiss = useSetAtom(dismissAnnouncementsAtom)
  const announcements = withoutDismissed(currentAnnouncements(data, serverNow()), dismissed)
  return {
    announcements: announcements.slice(0, limits.rotating),
    dismiss: () => dismiss(announcements.map(({ id }) => id)),
  }
}

import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { dismissAnnouncementsAtom, dismissedAtom } from '../../atoms/announcements.ts'
import { announcementsQuery } from '../../queries/content.ts'
import { currentAnnouncements, undismissed } from '../../rules/announcements.ts'

/** The announcements to show: active, within their dates, not dismissed (§4, decision 17). None when they failed. */
export function useAnnouncements() {
  const { data = [] } = useQuery(announcementsQuery)
  const dismissed = useAtomValue(dismissedAtom)
  const dismiss = useSetAtom(dismissAnnouncementsAtom)
  const announcements = undismissed(currentAnnouncements(data, Date.now()), dismissed)
  return { announcements, dismiss: () => dismiss(announcements.map(({ id }) => id)) }
}

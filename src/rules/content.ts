import { endOfDate, parseShopDate } from './dates.ts'
import { type Flag, toFlag } from './flag.ts'
import { type Id, toId } from './id.ts'

type Announcement = {
  id: Id
  title: string
  content: string
  is_active: Flag | boolean
  start_date?: string | null
  end_date?: string | null
}

// A missing or unreadable date sets no bound on its side.
const opens = (text: string | null | undefined) => (text && parseShopDate(text)?.getTime()) || -Infinity

function closes(text: string | null | undefined): number {
  const end = text ? parseShopDate(text) : undefined
  if (!end) return Infinity
  return endOfDate(end).getTime()
}

/** The announcements that say something, are active and within their dates, both included, in Colombo. §4, decision 17 */
export const currentAnnouncements = <A extends Announcement>(list: readonly A[], now: Date | number): A[] =>
  list.filter(
    (each) =>
      (each.title || each.content) !== '' &&
      toFlag(each.is_active, 0) === 1 &&
      opens(each.start_date) <= Number(now) &&
      Number(now) <= closes(each.end_date),
  )

/** Returns the announcements that were not dismissed, so that a new announcement still shows. Decision 17 */
export const withoutDismissed = <A extends Pick<Announcement, 'id'>>(
  list: readonly A[],
  dismissed: readonly Id[],
): A[] => {
  const dismissedIds = new Set(dismissed.map(toId))
  return list.filter(({ id }) => !dismissedIds.has(toId(id)))
}

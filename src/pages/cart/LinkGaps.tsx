import type { Id } from '../../rules/id.ts'

/** What is missing from a cart link. The link carries ids only, so a vanished product has no name to show. */
export function LinkGaps({ discontinued, unread }: { discontinued: readonly Id[]; unread: number }) {
  return (
    <>
      {discontinued.map((id) => (
        <p key={id}>Part {id} of the link is no longer sold.</p>
      ))}
      {unread > 0 && <p>{unread === 1 ? 'One entry' : `${unread} entries`} of the link could not be read.</p>}
    </>
  )
}

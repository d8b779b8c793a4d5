import type { Id } from '../../rules/id.ts'

/** What of a cart link is not in the cart: the link has numbers alone, so that what is gone has no name. */
export function LinkGaps({ gone, unread }: { gone: readonly Id[]; unread: number }) {
  return (
    <>
      {gone.map((id) => (
        <p key={id}>Part {id} of the link is no longer sold.</p>
      ))}
      {unread > 0 && <p>{unread === 1 ? 'One entry' : `${unread} entries`} of the link could not be read.</p>}
    </>
  )
}

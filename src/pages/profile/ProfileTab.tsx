import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { ArrowRight } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '../../api/session.ts'
import { readDraftAtom } from '../../atoms/drafts.ts'
import { OrderHead, StatusTape } from '../../components/shop/OrderCard.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { SpecTable } from '../../components/ui/SpecTable.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { profileDraft } from '../../forms/profile.ts'
import { paths } from '../../paths.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { ordersText } from '../../text/orders.ts'
import { accountColumns, accountHeading } from './columns.ts'
import { EditProfile } from './EditProfile.tsx'

/** The Profile tab (§2): the user's details and the form that edits them. */
export function ProfileTab({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const readDraft = useSetAtom(readDraftAtom)
  const reopen = useEffectEvent(() => {
    if (readDraft(profileDraft, user.user_id) !== undefined) setEditing(true)
  })
  // What was typed when the session ended, or when the shopper went to another page.
  useEffect(() => reopen(), [])
  const edit = useRef<HTMLButtonElement>(null)
  const isEdited = useRef(false)

  // The form replaces the Edit button: when the form closes, the focus returns to the button.
  useEffect(() => {
    if (editing) isEdited.current = true
    else if (isEdited.current) edit.current?.focus()
  }, [editing])

  if (editing) return <EditProfile user={user} onClose={() => setEditing(false)} />
  const rows = [
    { label: 'Username', value: user.username },
    { label: 'First name', value: user.first_name },
    { label: 'Last name', value: user.last_name },
    { label: 'Email', value: user.email },
    { label: 'Phone', value: user.phone },
    { label: 'Address', value: user.address },
  ]
  return (
    <div className={accountColumns}>
      <div className="grid content-start gap-y-9 empty:hidden">
        <LastOrder user={user} />
        {user.membershipLevel === 'gold' && (
          <section aria-labelledby="points">
            <h3 id="points" className={accountHeading}>
              Loyalty points
            </h3>
            <p className="mt-3 type-compact text-pretty">
              <span>{`You have ${groupedNumber(user.loyaltyPoints)}.`}</span> Our staff will tell you what
              they are worth: <Link to={paths.loyalty}>loyalty programme</Link>.
            </p>
          </section>
        )}
      </div>
      <section aria-labelledby="details">
        <h3 id="details" className="pb-2 type-h3">
          Your details
        </h3>
        <SpecTable rows={rows.map(({ label, value }) => ({ label, value: value || 'Not given' }))} />
        <Button ref={edit} className="mt-5" onClick={() => setEditing(true)}>
          Edit Profile
        </Button>
      </section>
    </div>
  )
}

/** The newest order, with a link to the Orders tab, which also reports a failure; here nothing is shown then. */
function LastOrder({ user }: { user: User }) {
  const orders = useQuery(ordersQuery(user.user_id))
  const [last] = orders.data ?? []
  const head = useId()
  if (orders.isError && !last) return null
  return (
    <section aria-labelledby="last-order" className="@container">
      <h3 id="last-order" className={cx(accountHeading, 'mb-3')}>
        Last order
      </h3>
      {last ? (
        <>
          <OrderHead order={last} id={head} />
          <StatusTape status={last.status} className="mt-4" />
          <TextLink to={`${paths.profile}?tab=orders`} after={ArrowRight} className="mt-3">
            See your orders
          </TextLink>
        </>
      ) : orders.data ? (
        <p className="type-compact text-ink-soft">
          {ordersText.none} <Link to={paths.products}>Browse products</Link>
        </p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  )
}

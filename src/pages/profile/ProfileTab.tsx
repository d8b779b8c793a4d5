import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import { ArrowRight } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '../../api/session.ts'
import { readDraftAtom } from '../../atoms/drafts.ts'
import { OrderHead, StatusTape } from '../../components/shop/OrderCard.tsx'
import { Button, TextLink } from '../../components/ui/Button.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { SpecTable } from '../../components/ui/SpecTable.tsx'
import { ProfileForm, profileDraft, profileValues, toProfileBody } from '../../forms/profile.ts'
import { refusedField } from '../../forms/refusedField.ts'
import { isSignedOut, serverText } from '../../lib/endpoint.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { editProfile } from '../../mutations/account.ts'
import { toast } from '../../notify.ts'
import { paths } from '../../paths.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import {
  EmailField,
  Form,
  FormError,
  NameFields,
  PhoneField,
  SubmitButton,
  TextField,
  UsernameField,
} from '../../sections/FormFields.tsx'
import { useDraftForm } from '../../sections/useSchemaForm.ts'
import { accountText } from '../../text/account.ts'
import { ordersText } from '../../text/orders.ts'

/** The Profile tab (§2): the user's details and the form that edits them. */
export function ProfileTab({ user }: { user: User }) {
  const readDraft = useSetAtom(readDraftAtom)
  // With what was typed when the session ended, or when the shopper went to another page.
  const [editing, setEditing] = useState(() => readDraft(profileDraft, user.user_id) !== undefined)
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

/** The edit mode of the Profile tab (§2, §5). Cancel discards what was typed; the end of the session does not. */
function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient()
  const form = useDraftForm(profileDraft, ProfileForm, profileValues(user))
  const { handleSubmit, refuse, setFocus } = form
  const { isSubmitting } = form.formState
  const close = () => {
    form.drop()
    onClose()
  }
  const [passwordAsked, setPasswordAsked] = useState(false)
  useEffect(() => setFocus(passwordAsked ? 'password' : 'username'), [setFocus, passwordAsked])

  const send = handleSubmit(async (values) => {
    try {
      const response = await mutateOnce(client, editProfile(user), toProfileBody(user.user_id, values))
      toast('success', response?.message || accountText.profile.saved)
      close()
    } catch (error) {
      if (isSignedOut(error)) return
      const message = serverText(error, 'message') ?? accountText.profile.failed
      const field = refusedField(error, 'password', 'username', 'email')
      // The server may want the current password with a change, such as a new email address.
      if (field === 'password') setPasswordAsked(true)
      refuse(message, field)
    }
  })

  return (
    <Form
      form={form}
      onSubmit={send}
      aria-label="Edit Profile"
      className="grid max-w-200 grid-cols-1 gap-4 px-4 py-5 md:p-7"
    >
      <p className="type-compact text-ink-soft">Every field is needed unless it says optional.</p>
      <UsernameField />
      <div className="grid gap-4 xs:grid-cols-2">
        <NameFields />
        <EmailField />
        <PhoneField optional />
      </div>
      {passwordAsked && (
        <TextField name="password" label="Current password" type="password" autoComplete="current-password" />
      )}
      <TextField name="address" label="Address" optional autoComplete="street-address" />
      <FormError />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton busyText="Saving...">Save Changes</SubmitButton>
        <Button onClick={close} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}

/** A tab of the account in two columns, where there is room for both. */
export const accountColumns = 'grid grid-cols-1 gap-x-16 gap-y-9 px-4 py-5 md:p-7 lg:grid-cols-uneven'
export const accountHeading = 'border-b border-ink pb-2 type-h3'

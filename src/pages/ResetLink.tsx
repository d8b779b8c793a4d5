import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { account } from '../api/account.ts'
import { userAtom } from '../atoms/session.ts'
import { ButtonLink } from '../components/ui/Button.tsx'
import { TextButton } from '../components/ui/TextLink.tsx'
import { ResetRequestForm } from '../forms/passwords.ts'
import { call, serverText } from '../lib/endpoint.ts'
import { EmailField, Form, FormError, SubmitButton } from '../sections/FormFields.tsx'
import { useSchemaForm } from '../sections/useSchemaForm.ts'
import { accountText } from '../text/account.ts'
import { ResetCard, ResetDone, useWayBack } from './reset/ResetCard.tsx'

/** The success panel of §4. It does not reveal whether the address belongs to an account, because anybody may ask. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const back = useWayBack()
  return (
    <ResetDone message={accountText.reset.linkSent}>
      <p className="mt-2 text-pretty">
        If <b className="font-semibold wrap-anywhere">{email}</b> is the address of an account, the link is on
        its way. Open it to set a new password. If nothing arrives, look among the unwanted mail.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={back.to}>{`Back to ${back.label}`}</ButtonLink>
        <TextButton onClick={onAgain}>Send it again</TextButton>
      </div>
    </ResetDone>
  )
}

/** §2 /reset-password-link: a form, then a success panel (§4). Also for changing a password that is known. */
export default function ResetLink() {
  const user = useAtomValue(userAtom)
  /** The address the link was sent to, and whether the user asks for another link. */
  const [sentTo, setSentTo] = useState('')
  const [again, setAgain] = useState(false)
  return (
    <ResetCard title="Reset your password">
      {sentTo && !again ? (
        <LinkSent email={sentTo} onAgain={() => setAgain(true)} />
      ) : (
        <AskForLink
          email={sentTo || user?.email || ''}
          again={again}
          onSent={(email) => {
            setSentTo(email)
            setAgain(false)
          }}
        />
      )}
    </ResetCard>
  )
}

type AskForLinkProps = {
  /** The email address if it is known; it may become known after the form is shown. */
  email: string
  /** Another link is wanted: the pressed button has unmounted, so the field takes the focus. */
  again: boolean
  onSent: (email: string) => void
}

/** The form for the email address that the link is sent to (§5 Reset request). */
function AskForLink({ email, again, onSent }: AskForLinkProps) {
  const form = useSchemaForm(ResetRequestForm, { email })
  const { handleSubmit, getValues, setValue, setFocus, refuse } = form

  useEffect(() => {
    if (email && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])

  useEffect(() => {
    if (again) setFocus('email')
  }, [again, setFocus])

  const send = handleSubmit(async (values) => {
    const to = values.email.trim()
    try {
      await call(account.requestPasswordReset, { body: { email: to } })
      onSent(to)
    } catch (error) {
      refuse(serverText(error, 'message') ?? accountText.reset.linkFailed)
    }
  })

  return (
    <Form form={form} onSubmit={send}>
      <p className="text-pretty">
        We send a link to the email address of your account. It opens a page on which you set a new password.
      </p>
      <EmailField />
      <FormError />
      <SubmitButton busyText="Sending..." className="justify-self-start">
        Send reset link
      </SubmitButton>
    </Form>
  )
}

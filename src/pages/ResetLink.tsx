import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { account } from '../api/account.ts'
import { userAtom } from '../atoms/session.ts'
import { ButtonLink, TextButton } from '../components/ui/Button.tsx'
import { ResetRequestForm } from '../forms/passwords.ts'
import { call, serverText } from '../lib/endpoint.ts'
import { EmailField, Form, FormError, SubmitButton } from '../sections/FormFields.tsx'
import { useSchemaForm } from '../sections/useSchemaForm.ts'
import { accountText } from '../text/account.ts'
import { ResetCard, ResetDone, useWayBack } from './reset/ResetCard.tsx'

/** §2 /reset-password-link: a form, then a success panel (§4). Also for changing a password that is known. */
export default function ResetLink() {
  const user = useAtomValue(userAtom)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const send = (to: string) => {
    setEmail(to)
    setSent(true)
  }
  return (
    <ResetCard title="Reset your password">
      {sent ? (
        <LinkSent email={email} onAgain={() => setSent(false)} />
      ) : (
        <AskForLink email={email || user?.email || ''} again={email !== ''} onSent={send} />
      )}
    </ResetCard>
  )
}

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

type AskForLinkProps = { email: string; again: boolean; onSent: (email: string) => void }

/** The form for the email address that the link is sent to (§5 Reset request); `email` may be known only later. */
function AskForLink({ email, again, onSent }: AskForLinkProps) {
  const form = useSchemaForm(ResetRequestForm, { email })
  const { handleSubmit, getValues, setFocus, setValue, refuse } = form

  useEffect(() => {
    if (email && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])

  // The pressed button has gone.
  useEffect(() => {
    if (again) setFocus('email')
  }, [again, setFocus])

  const send = handleSubmit(async (values) => {
    try {
      await call(account.requestPasswordReset, { body: { email: values.email } })
      onSent(values.email)
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

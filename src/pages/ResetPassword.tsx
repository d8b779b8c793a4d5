import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { account } from '../api/account.ts'
import { logoutAtom, userAtom } from '../atoms/session.ts'
import { ButtonLink, TextLink } from '../components/ui/Button.tsx'
import { blankResetPassword, ResetPasswordForm } from '../forms/passwords.ts'
import { call, serverText } from '../lib/endpoint.ts'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { paths } from '../paths.ts'
import { limits } from '../rules/limits.ts'
import { isPassword } from '../rules/passwords.ts'
import {
  Form,
  FormError,
  NewPasswordFields,
  SubmitButton,
  tellPasswordsDiffer,
} from '../sections/FormFields.tsx'
import { useSchemaForm } from '../sections/useSchemaForm.ts'
import { accountText } from '../text/account.ts'
import { ResetCard, ResetDone } from './reset/ResetCard.tsx'

/** The token of the link. `move` takes it out of the address, where history and referrer would have it. */
function useResetToken() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const state = useNavigationState()
  const fromAddress = params.get('token')?.trim()
  const fromState: unknown = (state as { token?: unknown } | null)?.token
  return {
    token: typeof fromState === 'string' ? fromState : '',
    move: fromAddress ? { to: pathname, replace: true, state: { token: fromAddress } } : undefined,
  }
}

/** After the reset: §4 "a message, then redirect to login after 3 seconds", unless the user leaves before. */
function PasswordSet() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), limits.resetRedirect)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <ResetDone message={accountText.reset.done}>
      <p className="mt-2">
        <TextLink to={paths.login} replace>
          Go to Sign In now
        </TextLink>
      </p>
    </ResetDone>
  )
}

/** §2 /reset-password: the token in the link identifies the request; without one, the page says so (decision 25). */
export default function ResetPassword() {
  const hydrated = useHydrated()
  const { token, move } = useResetToken()
  const [done, setDone] = useState(false)
  if (move) return hydrated && <Navigate {...move} />
  return (
    <ResetCard title="Set a new password">
      {done ? (
        <PasswordSet />
      ) : token ? (
        <NewPassword token={token} onDone={() => setDone(true)} />
      ) : (
        <NoToken />
      )}
    </ResetCard>
  )
}

const NoToken = () => (
  <>
    <h2 className="type-h3">This link is not complete</h2>
    <p className="mt-2 text-pretty">
      The link in the email has a code at its end, and this address has none. Open the link from the email
      again, or ask for a new one.
    </p>
    <ButtonLink to={paths.resetLink} variant="primary" className="mt-4">
      Ask for a new link
    </ButtonLink>
  </>
)

/** The new password, twice. §5 "Submit is disabled until all three hold". */
function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const logout = useSetAtom(logoutAtom)
  const user = useAtomValue(userAtom)
  const form = useSchemaForm(ResetPasswordForm, blankResetPassword, { mode: 'onSubmit', delayError: 0 })
  const { control, handleSubmit, refuse } = form
  const password = useWatch({ control, name: 'password' })

  const send = handleSubmit(async (values) => {
    try {
      await call(account.resetPassword, { body: { token, newPassword: values.password } })
      // The server has ended all sessions.
      if (user) await logout()
      onDone()
    } catch (error) {
      refuse(serverText(error, 'message') ?? accountText.reset.failed)
    }
  }, tellPasswordsDiffer)

  return (
    <Form form={form} onSubmit={send}>
      {/* Tells a password manager whose password it is, if the user is known. */}
      {user && <input hidden readOnly autoComplete="username" value={user.username} />}
      <NewPasswordFields label="New password" />
      <FormError>
        <TextLink to={paths.resetLink}>Ask for a new link</TextLink>
      </FormError>
      <SubmitButton busyText="Saving..." disabled={!isPassword(password)} className="justify-self-start">
        Set password
      </SubmitButton>
    </Form>
  )
}

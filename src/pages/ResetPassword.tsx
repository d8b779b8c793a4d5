import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { paths } from '../paths.ts'
import { limits } from '../rules/limits.ts'
import { accountText } from '../text/account.ts'
import { NewPassword } from './reset/NewPassword.tsx'
import { ResetCard } from './reset/ResetCard.tsx'
import { ResetDone } from './reset/ResetDone.tsx'

/**
 * The token of the reset link, taken out of the address, so that nothing that shows or stores addresses (history,
 * referrer, an onlooker) reveals it. It is kept in the navigation state and so survives a reload. `arrived` is the
 * navigation that moves it there, to be made first.
 */
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

function NoToken() {
  return (
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
}

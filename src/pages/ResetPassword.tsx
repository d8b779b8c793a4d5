import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { paths } from '../paths.ts'
import { NewPassword } from './reset/NewPassword.tsx'
import { PasswordSet } from './reset/PasswordSet.tsx'
import { ResetCard } from './reset/ResetCard.tsx'
import { useResetToken } from './reset/useResetToken.ts'

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

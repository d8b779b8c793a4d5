import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../paths.ts'
import { limits } from '../../rules/limits.ts'
import { accountText } from '../../text/account.ts'
import { ResetDone } from './ResetDone.tsx'

/** After the reset: §4 "a message, then redirect to login after 3 seconds", unless the user leaves before. */
export function PasswordSet() {
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

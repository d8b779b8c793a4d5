import { useSearchParams } from 'react-router-dom'
import { PlainPage } from './content/PlainPage.tsx'

/** §2: a token in the address names the request; without one that is said plainly (decision 25). */
export default function ResetPassword() {
  const [params] = useSearchParams()
  return (
    <PlainPage title="Set a new password">
      <p>
        {params.get('token')
          ? 'New passwords are set by our staff. Call or write, and have the email with this link at hand.'
          : 'This address is not complete: the link in the email has a code at its end. Open it from the email again, or call or write, and we help you to a new password.'}
      </p>
    </PlainPage>
  )
}

import { PlainPage } from './content/PlainPage.tsx'

export default function ResetLink() {
  return (
    <PlainPage title="Forgot your password?">
      <p>
        Write to us from the email address of your account, or call, and we help you to a new password. We ask
        for your username and for one of your orders, never for the old password.
      </p>
    </PlainPage>
  )
}

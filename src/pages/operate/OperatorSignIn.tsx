import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { operate } from '../../api/operate.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { usePasswordToggle } from '../../components/ui/usePasswordToggle.tsx'
import { call, refusalText } from '../../lib/endpoint.ts'
import { overviewQuery } from '../../queries/operate.ts'

/** The form that takes the operator's token; the token is in no address. */
export function OperatorSignIn() {
  const client = useQueryClient()
  const { type, eye } = usePasswordToggle('Show password')
  const [token, setToken] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!token.trim()) return setError('Enter the password of the shop.')
    setBusy(true)
    try {
      await call(operate.signIn, { body: { token: token.trim() } })
      await client.refetchQueries(overviewQuery)
    } catch (error) {
      setError(refusalText(error) ?? 'The shop did not answer. Please try again.')
    }
    setBusy(false)
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid max-w-100 gap-4">
      <Field label="Password" error={error}>
        <Input
          value={token}
          onChange={({ target }) => setToken(target.value)}
          type={type}
          autoComplete="current-password"
          required
          end={eye}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy} busyText="Signing in...">
        Sign in
      </Button>
    </form>
  )
}

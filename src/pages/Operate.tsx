import { useQuery, useQueryClient } from '@tanstack/react-query'
import { operate } from '../api/operate.ts'
import { EmptyState, LoadFailed } from '../components/shop/EmptyState.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { TextButton } from '../components/ui/Button.tsx'
import { usePasswordToggle } from '../components/ui/usePasswordToggle.tsx'
import { OperatorForm } from '../forms/login.ts'
import { ApiError, call, isMissing, refusalText } from '../lib/endpoint.ts'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { overviewQuery } from '../queries/operate.ts'
import { Form, SubmitButton, TextField } from '../sections/FormFields.tsx'
import { useSchemaForm } from '../sections/useSchemaForm.ts'
import { useAct } from './operate/ActButton.tsx'
import { Overview } from './operate/Overview.tsx'

/** /operate: what the operator of the shop does on a phone, after signing in with the shop's token. */
export default function Operate() {
  // The server knows nothing of the operator when it renders a page.
  return useHydrated() ? <Operator /> : <PageLoading />
}

function Operator() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery)
  const signedOut = error instanceof ApiError && error.status === 401
  return (
    <div className="wrap">
      <PageHead title="Shop orders" crumbs="none">
        {data && !signedOut && <SignOut />}
      </PageHead>
      {signedOut ? (
        <OperatorSignIn />
      ) : data ? (
        <Overview overview={data} late={error !== null} />
      ) : !error ? (
        <PageLoading />
      ) : isMissing(error) ? (
        <EmptyState role="alert" title="This shop is not operated here">
          Its server has no OPERATOR_TOKEN, or a back end of its own.
        </EmptyState>
      ) : (
        <LoadFailed role="alert" title="The shop did not answer" busy={isFetching} onRetry={refetch}>
          The server is down, or the connection is lost.
        </LoadFailed>
      )}
    </div>
  )
}

function SignOut() {
  const { busy, act } = useAct()
  return (
    <TextButton disabled={busy} onClick={() => void act(() => call(operate.signOut), 'Signed out.')}>
      Sign out
    </TextButton>
  )
}

/** The form that takes the operator's token; the token is in no address. */
function OperatorSignIn() {
  const client = useQueryClient()
  const { type, eye } = usePasswordToggle('Show password')
  const form = useSchemaForm(OperatorForm, { token: '' })
  const send = form.handleSubmit(async (body) => {
    try {
      await call(operate.signIn, { body })
      await client.refetchQueries(overviewQuery)
    } catch (error) {
      const message = refusalText(error) ?? 'The shop did not answer. Please try again.'
      form.setError('token', { message }, { shouldFocus: true })
    }
  })
  return (
    <Form form={form} onSubmit={send} className="grid max-w-100 gap-4">
      <TextField name="token" label="Password" type={type} autoComplete="current-password" end={eye} />
      <SubmitButton hook={false} busyText="Signing in...">
        Sign in
      </SubmitButton>
    </Form>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Clock, MapPin, Package } from 'lucide'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { account } from '../api/account.ts'
import { userAtom } from '../atoms/session.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { TextLink } from '../components/ui/Button.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { Tabs } from '../components/ui/Tabs.tsx'
import { usePasswordToggle } from '../components/ui/usePasswordToggle.tsx'
import { LoginForm } from '../forms/login.ts'
import { refusedField } from '../forms/refusedField.ts'
import { blankRegister, RegisterForm, toRegisterBody } from '../forms/register.ts'
import { call, serverText } from '../lib/endpoint.ts'
import { mutateOnce } from '../lib/queryClient.ts'
import { CookieRefused, login } from '../mutations/login.ts'
import { toast } from '../notify.ts'
import { paths } from '../paths.ts'
import { policyFacts } from '../rules/policyFacts.ts'
import {
  EmailField,
  Form,
  FormError,
  NameFields,
  NewPasswordFields,
  PhoneField,
  SubmitButton,
  TextField,
  tellPasswordsDiffer,
  UsernameField,
} from '../sections/FormFields.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { useSchemaForm } from '../sections/useSchemaForm.ts'
import { accountText } from '../text/account.ts'

const titles = { login: 'Sign In', register: 'Register' } as const
type TabName = keyof typeof titles

const reasons = [
  { icon: Package, text: 'See every order and what was in it' },
  { icon: Clock, text: `Cancel an order within ${policyFacts.cancelWindow}` },
  { icon: MapPin, text: 'Checkout filled in for you' },
]

/** §2 /login, and /register as its second tab (decision 25). Redirects a logged-in user to the profile. */
export default function Login() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const user = useAtomValue(userAtom)
  const tab: TabName = pathname === paths.register ? 'register' : 'login'
  // The username of an account that was just registered: it prefills Sign In.
  const [registered, setRegistered] = useState('')
  if (user) return <Redirect to={paths.profile + search} />

  const signInAs = (username: string) => {
    setRegistered(username)
    navigate(paths.login, { replace: true })
  }
  return (
    <div className="wrap">
      <PageHead title={titles[tab]} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-9 lg:grid-cols-uneven">
        <Tabs
          label="Account"
          value={tab}
          onChange={(next) => navigate(paths[next])}
          keep
          panelClassName="px-4 py-5 md:p-7"
          tabs={[
            {
              value: 'login',
              label: titles.login,
              panel: <LoginPanel key={registered} registered={registered} />,
            },
            { value: 'register', label: titles.register, panel: <RegisterPanel onRegistered={signInAs} /> },
          ]}
        />
        <section aria-labelledby="with-an-account">
          <h2 id="with-an-account" className="border-b border-ink pb-3 type-h3">
            With an account
          </h2>
          <ul>
            {reasons.map(({ icon, text }) => (
              <li key={text} className="flex gap-3 border-b border-line py-3 type-compact">
                <Icon icon={icon} className="mt-px" />
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-3 type-compact text-ink-soft">You can also order without an account.</p>
        </section>
      </div>
    </div>
  )
}

/** The Sign In tab (§2). `registered` is the username of an account that was just created. */
function LoginPanel({ registered }: { registered: string }) {
  const client = useQueryClient()
  const { type, eye } = usePasswordToggle()
  const form = useSchemaForm(LoginForm, { username: registered, password: '' })
  const { handleSubmit, refuse, formState } = form
  const { root } = formState.errors

  const send = handleSubmit(async (values) => {
    try {
      await mutateOnce(client, login, values)
    } catch (error) {
      // One message for every failure (§8): it does not say whether the username or the password was wrong.
      const { noCookie, failed } = accountText.login
      refuse(error instanceof CookieRefused ? noCookie : failed)
    }
  })

  return (
    <Form form={form} onSubmit={send}>
      {root ? (
        <Notice tone="danger">{root.message}</Notice>
      ) : (
        registered && <Notice tone="success">{accountText.register.done}</Notice>
      )}
      <UsernameField />
      <TextField name="password" label="Password" type={type} autoComplete="current-password" end={eye} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busyText="Signing in..." className="min-w-0 flex-1 basis-40 md:max-w-60">
          Sign In
        </SubmitButton>
        <TextLink to={paths.resetLink}>Forgot password?</TextLink>
      </div>
    </Form>
  )
}

/** The Register tab (§2): all eight fields of §5. */
function RegisterPanel({ onRegistered }: { onRegistered: (username: string) => void }) {
  const form = useSchemaForm(RegisterForm, blankRegister)
  const { handleSubmit, refuse, reset } = form

  const send = handleSubmit(async (values) => {
    try {
      await call(account.register, { body: toRegisterBody(values) })
    } catch (error) {
      const message = serverText(error) ?? accountText.register.failed
      return refuse(message, refusedField(error, 'username', 'email'))
    }
    toast('success', accountText.register.done)
    reset()
    onRegistered(values.username.trim())
  }, tellPasswordsDiffer)

  return (
    <Form form={form} onSubmit={send}>
      <p className="type-compact text-ink-soft">Every field is needed.</p>
      <div className="grid gap-4 xs:grid-cols-2">
        <NameFields />
      </div>
      <UsernameField />
      <div className="grid gap-4 xs:grid-cols-2">
        <EmailField />
        <PhoneField />
      </div>
      <TextField name="address" label="Address" autoComplete="street-address" />
      <div className="grid gap-4 xs:grid-cols-2">
        <NewPasswordFields label="Password" />
      </div>
      <FormError />
      <SubmitButton busyText="Registering..." className="w-44 max-w-full">
        Register
      </SubmitButton>
    </Form>
  )
}

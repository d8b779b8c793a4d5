import { zodResolver } from '@hookform/resolvers/zod'
import { useAtomValue, useSetAtom } from 'jotai'
import { Clock, Eye, EyeOff, MapPin, Package } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { userAtom } from '../atoms/session.ts'
import { loginAtom } from '../atoms/signIn.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Button } from '../components/ui/Button.tsx'
import { Field } from '../components/ui/Field.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { IconButton } from '../components/ui/IconButton.tsx'
import { Input } from '../components/ui/Input.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { Tabs } from '../components/ui/Tabs.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { blankSignIn, SignInForm, type SignInValues } from '../forms/signIn.ts'
import { useFocusBack } from '../lib/useFocusBack.ts'
import { useHead } from '../lib/useHead.ts'
import { toast } from '../notify.ts'
import { paths } from '../paths.ts'
import { pageTitle } from '../rules/productHead.ts'
import { shop } from '../shop.config.ts'
import { text } from '../text.ts'
import { ContactWays } from './content/ContactWays.tsx'
import { facts } from './content/facts.ts'

const titles = { signIn: 'Sign In', register: 'Register' } as const
type TabName = keyof typeof titles

const reasons = [
  { icon: Package, text: 'See every order and what was in it' },
  { icon: Clock, text: `Cancel an order within ${facts.cancelHours}` },
  { icon: MapPin, text: 'Checkout filled in for you' },
]

/** §2 /login, and /register on its other tab (decision 25). Whoever is logged in goes to the profile. */
export default function Login() {
  const { pathname } = useLocation()
  const user = useAtomValue(userAtom)
  const [tab, setTab] = useState<TabName>(pathname === paths.register ? 'register' : 'signIn')
  useHead({ title: pageTitle(titles[tab], shop.name) })
  if (user) return <Navigate to={paths.profile} replace />
  return (
    <div className="wrap">
      <PageHead title={titles[tab]} className="md:pt-8" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-16">
        <Tabs
          label="Account"
          value={tab}
          onChange={setTab}
          panelClassName="px-4 py-5 md:p-7"
          tabs={[
            { value: 'signIn', label: titles.signIn, panel: <SignIn /> },
            { value: 'register', label: titles.register, panel: <HowToRegister /> },
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

function SignIn() {
  const login = useSetAtom(loginAtom)
  const [visible, setVisible] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<SignInValues>({
    resolver: zodResolver(SignInForm),
    defaultValues: blankSignIn,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const submit = useFocusBack(isSubmitting)

  const send = handleSubmit(async (values) => {
    try {
      await login(values)
    } catch {
      // Whatever went wrong, the answer does not say which part of it (§8).
      setError('root', { message: text.login.failed })
      toast('error', text.login.failed)
    }
  })

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <Field label="Username" error={errors.username?.message}>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <Input
          {...register('password')}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          end={
            <IconButton
              label="Show password"
              aria-pressed={visible}
              icon={visible ? EyeOff : Eye}
              onClick={() => setVisible(!visible)}
            />
          }
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          ref={submit}
          type="submit"
          variant="primary"
          hook
          busy={isSubmitting}
          busyText="Signing in..."
          className="min-w-0 flex-1 basis-40 md:max-w-60"
        >
          Sign In
        </Button>
        <TextLink to={paths.resetLink}>Forgot password?</TextLink>
      </div>
    </form>
  )
}

function HowToRegister() {
  return (
    <div className="max-w-[52ch]">
      <h2 className="type-h3">Open an account with us</h2>
      <p className="mt-2 text-pretty">
        Our staff opens accounts. Tell us the username you would like, your name, email address, phone number
        and delivery address.
      </p>
      <ContactWays className="mt-4" />
    </div>
  )
}

import { useAtomValue } from 'jotai'
import { Clock, MapPin, Package } from 'lucide'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { userAtom } from '../atoms/session.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Tabs } from '../components/ui/Tabs.tsx'
import { paths } from '../paths.ts'
import { policyFacts } from '../rules/policyFacts.ts'
import { Redirect } from '../sections/Redirect.tsx'
import { LoginPanel } from './login/LoginPanel.tsx'
import { RegisterPanel } from './login/RegisterPanel.tsx'

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

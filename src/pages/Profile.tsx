import { useAtomValue, useSetAtom } from 'jotai'
import { LogOut } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { User } from '../api/session.ts'
import {
  checkUserAtom,
  logoutAtom,
  sessionKnownAtom,
  sessionUncheckedAtom,
  userAtom,
} from '../atoms/session.ts'
import { homeCrumb } from '../components/shop/categoryLinks.ts'
import { LoadFailed } from '../components/shop/EmptyState.tsx'
import { GoldPlate } from '../components/shop/GoldPlate.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { Button, TextLink } from '../components/ui/Button.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Tabs } from '../components/ui/Tabs.tsx'
import { useOnline } from '../lib/useOnline.ts'
import { paths } from '../paths.ts'
import { NotOnDevice } from '../sections/ErrorScreen.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { OrdersTab } from './profile/OrdersTab.tsx'
import { ProfileTab } from './profile/ProfileTab.tsx'
import { SecurityTab } from './profile/SecurityTab.tsx'

/** First and last name, which the user can edit; without them the name, else the username. */
const fullName = ({ first_name, last_name, name, username }: User) =>
  [first_name, last_name].filter(Boolean).join(' ') || name || username

/** §6 /profile: waits for the profile check, then shows the profile or redirects to /login (decision 26). */
export default function Profile() {
  const sessionKnown = useAtomValue(sessionKnownAtom)
  const unchecked = useAtomValue(sessionUncheckedAtom)
  const user = useAtomValue(userAtom)
  const logout = useSetAtom(logoutAtom)
  const { search } = useLocation()
  // Where to redirect once there is no user: /login after a log-out, /register after the account was deleted (§4). A
  // session that ends by itself leads to a /login that leads back to this tab.
  const [next, setNext] = useState<string>()
  if (unchecked) return <Unchecked />
  if (!user) return sessionKnown ? <Redirect to={next ?? paths.login + search} /> : <PageLoading />
  return (
    <div className="wrap">
      <PageHead
        title={fullName(user)}
        below={user.username}
        crumbs={[homeCrumb, { label: 'Profile' }]}
        meta={
          user.membershipLevel === 'gold' ? (
            <GoldPlate points={user.loyaltyPoints} />
          ) : (
            <TextLink to={paths.loyalty}>Become a Loyalty Customer</TextLink>
          )
        }
      >
        <Button
          busy={next === paths.login}
          onClick={() => {
            setNext(paths.login)
            void logout()
          }}
        >
          <Icon icon={LogOut} />
          Log out
        </Button>
      </PageHead>
      <AccountTabs user={user} onDeleted={() => setNext(paths.register)} />
    </div>
  )
}

/** The profile check failed, so there may be a user, for whom a redirect to the login would be wrong. */
function Unchecked() {
  const check = useSetAtom(checkUserAtom)
  const online = useOnline()
  const [lost] = useState(!online)
  if (lost) return <NotOnDevice title="Your account is not on your device" />
  return (
    <div className="wrap">
      <PageHead title="Profile" />
      <LoadFailed role="alert" title="Your account did not load" onRetry={check}>
        The shop did not answer, or the connection is lost. You are still signed in if you were before.
      </LoadFailed>
    </div>
  )
}

/** The three tabs of the profile (§2). */
function AccountTabs({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const [tab, openTab] = useAccountTab()
  useFocusOnTab(tab)

  const each = (value: AccountTab, label: string, content: ReactNode) => ({
    value,
    label,
    panel: (
      <>
        {/* The tab shows the title; the hidden heading keeps the page's outline complete for screen readers. */}
        <h2 className="sr-only">{label}</h2>
        {content}
      </>
    ),
  })
  return (
    <Tabs
      label="Account"
      value={tab}
      onChange={openTab}
      keep
      tabs={[
        each('profile', 'Profile', <ProfileTab user={user} />),
        each('orders', 'Orders', <OrdersTab />),
        each('security', 'Security', <SecurityTab user={user} onDeleted={onDeleted} />),
      ]}
    />
  )
}

const names = ['profile', 'orders', 'security'] as const
type AccountTab = (typeof names)[number]

/** The open tab, kept in the address: `?tab=orders` can be linked to, and Back returns to the previous tab. */
function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams()
  const open = (tab: AccountTab) => setParams(tab === 'profile' ? {} : { tab })
  return [names.find((name) => name === params.get('tab')) ?? 'profile', open]
}

/** Gives the focus to the tab that opens where it was in the panel that closes: on a link to another tab. */
function useFocusOnTab(tab: AccountTab) {
  const last = useRef(tab)
  useEffect(() => {
    if (last.current === tab) return
    last.current = tab
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('[role=tabpanel][data-state=inactive]'))
      document.querySelector<HTMLElement>('[role=tab][data-state=active]')?.focus()
  }, [tab])
}

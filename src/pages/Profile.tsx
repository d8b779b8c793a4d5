import { useAtomValue, useSetAtom } from 'jotai'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '../api/session.ts'
import {
  checkUserAtom,
  logoutAtom,
  sessionKnownAtom,
  sessionUncheckedAtom,
  userAtom,
} from '../atoms/session.ts'
import { homeCrumb } from '../components/shop/crumbs.ts'
import { EmptyState } from '../components/shop/EmptyState.tsx'
import { GoldPlate } from '../components/shop/GoldPlate.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { Button } from '../components/ui/Button.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { RetryButton } from '../components/ui/RetryButton.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { useOnline } from '../lib/useOnline.ts'
import { paths } from '../paths.ts'
import { NotOnDevice } from '../sections/ErrorScreen.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { AccountTabs } from './profile/AccountTabs.tsx'

/** First and last name, which the user can edit; without them the name, else the username. */
const fullName = ({ first_name, last_name, name, username }: User) =>
  [first_name, last_name].filter(Boolean).join(' ') || name || username

/** §6 /profile: waits for the profile check, then shows the profile or redirects to /login (decision 26). */
export default function Profile() {
  const sessionKnown = useAtomValue(sessionKnownAtom)
  const unchecked = useAtomValue(sessionUncheckedAtom)
  const user = useAtomValue(userAtom)
  const logout = useSetAtom(logoutAtom)
  const [leaving, setLeaving] = useState(false)
  const { search } = useLocation()
  // Where to redirect once there is no user: /login, which leads back to this tab, or /register after the account was
  // deleted (§4).
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
          busy={leaving}
          onClick={() => {
            setLeaving(true)
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
      <EmptyState
        role="alert"
        title="Your account did not load"
        action={<RetryButton onClick={() => void check()} />}
      >
        The shop did not answer, or the connection is lost. You are still signed in if you were before.
      </EmptyState>
    </div>
  )
}

import { useAtomValue, useSetAtom } from 'jotai'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { User } from '../api/session.ts'
import { sessionKnownAtom, userAtom } from '../atoms/session.ts'
import { logoutAtom } from '../atoms/signIn.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { PageLoading } from '../components/shop/PageLoading.tsx'
import { Button } from '../components/ui/Button.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { SpecTable } from '../components/ui/SpecTable.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { useHead } from '../lib/useHead.ts'
import { paths } from '../paths.ts'
import { pageTitle } from '../rules/productHead.ts'
import { shop } from '../shop.config.ts'

/** §6 /profile: waits for the profile check, then shows the user or goes to the login (decision 26). */
export default function Profile() {
  const known = useAtomValue(sessionKnownAtom)
  const user = useAtomValue(userAtom)
  useHead({ title: pageTitle('Profile', shop.name) })
  if (user) return <Details user={user} />
  return known ? <Navigate to={paths.login} replace /> : <PageLoading />
}

function Details({ user }: { user: User }) {
  const logout = useSetAtom(logoutAtom)
  const [leaving, setLeaving] = useState(false)
  const name = user.name || [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username
  const gold = user.membershipLevel === 'gold'
  const rows = [
    { label: 'Name', value: name },
    { label: 'Username', value: user.username },
    { label: 'Email', value: user.email },
    { label: 'Phone', value: user.phone },
    { label: 'Address', value: user.address },
  ]
  return (
    <div className="wrap">
      <PageHead
        title={name}
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Profile' }]}
        meta={
          gold ? (
            <span className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ink">
              <span className="relative inline-flex min-h-8.5 items-center rounded-tag border border-rating bg-rating-tint px-5.5 py-1 type-compact font-bold font-stretch-[92%] text-rating-strong before:absolute before:left-2 before:size-1.25 before:rounded-full before:bg-rating after:absolute after:right-2 after:size-1.25 after:rounded-full after:bg-rating">
                Gold Member
              </span>
              <span>
                <b className="text-[1.3125rem] font-stretch-[84%]">
                  {user.loyaltyPoints.toLocaleString('en-US')}
                </b>{' '}
                loyalty points
              </span>
            </span>
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
      <SpecTable
        rows={rows.map(({ label, value }) => ({ label, value: value || 'Not given' }))}
        className="max-w-200"
      />
    </div>
  )
}

import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '../api/session.ts'
import { userAtom } from '../atoms/session.ts'
import { GoldPlate } from '../components/shop/GoldPlate.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { paths } from '../paths.ts'
import { ContactWays } from './content/ContactWays.tsx'

type PlainPageProps = {
  title: string
  /** The text: the matter at hand, and what our staff need to deal with it. */
  children: ReactNode
}

/** A page for something that the shop's staff handle: a paragraph and the contact details. */
function PlainPage({ title, children }: PlainPageProps) {
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <div className="max-w-[34.5em] text-lg text-pretty text-ink-soft">{children}</div>
      <ContactWays className="mt-6 max-w-120" />
    </div>
  )
}

/** What is known of the loyalty programme (decision 25): the badge and the points. How to join depends on the user. */
export default function Loyalty() {
  const user = useAtomValue(userAtom)
  const gold = user?.membershipLevel === 'gold'
  return (
    <PlainPage title="Loyalty programme">
      {gold && (
        <div className="mb-4">
          <GoldPlate points={user.loyaltyPoints} />
        </div>
      )}
      <p>
        Gold members have a Gold Member badge and loyalty points in their{' '}
        <Link to={paths.profile}>profile</Link>.{' '}
        {gold ? 'You are one. Ask us what your points are worth.' : <HowToJoin user={user} />}
      </p>
    </PlainPage>
  )
}

function HowToJoin({ user }: { user: User | null }) {
  if (user) {
    return (
      <>
        To become one, ask us; your username is <b className="font-semibold text-ink">{user.username}</b>.
      </>
    )
  }
  return (
    <>
      To become one, <Link to={paths.register}>register</Link> or <Link to={paths.login}>sign in</Link>, then
      ask us; have your username ready.
    </>
  )
}

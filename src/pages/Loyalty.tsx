import { useAtomValue } from 'jotai'
import { Link } from 'react-router-dom'
import type { User } from '../api/session.ts'
import { userAtom } from '../atoms/session.ts'
import { GoldPlate } from '../components/shop/GoldPlate.tsx'
import { PageHead } from '../components/shop/PageHead.tsx'
import { HangingTape } from '../components/ui/HangingTape.tsx'
import { paths } from '../paths.ts'
import { ContactWays } from './content/ContactWays.tsx'

/** What is known of the loyalty programme (decision 25): the badge, the points, and whom to ask for the rest. */
export default function Loyalty() {
  const user = useAtomValue(userAtom)
  const gold = user?.membershipLevel === 'gold'
  return (
    <div className="wrap">
      <PageHead title="Loyalty programme" />
      <p className="max-w-text text-lg text-pretty text-ink-soft">
        Gold members have a Gold Member badge and loyalty points in their{' '}
        <Link to={paths.profile}>profile</Link>. The trade counter runs the programme.
      </p>
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-9 md:mt-8 lg:grid-cols-2">
        <figure className="flex flex-col">
          <div className="grid grow place-items-center bg-photo px-4 py-12 md:py-16">
            <GoldPlate large points={gold ? user.loyaltyPoints : undefined} />
          </div>
          <figcaption className="mt-2 type-small text-ink-soft">
            {gold
              ? 'Your badge. The trade counter tells you what your points are worth.'
              : 'The badge of a gold member.'}
          </figcaption>
        </figure>
        <section aria-labelledby="become-gold">
          <h2 id="become-gold" className="type-h2">
            {gold ? 'You are a gold member' : 'Become a gold member'}
          </h2>
          <HangingTape
            current={gold ? 2 : user ? 0 : -1}
            stages={[
              { title: 'An account', text: <Account user={user} /> },
              { title: 'Ask us', text: 'By phone, by email or at the trade counter. Give your username.' },
              { title: 'Gold member', text: 'The badge and your points are in your profile.' },
            ]}
          />
          <ContactWays className="mt-6" />
        </section>
      </div>
    </div>
  )
}

function Account({ user }: { user: User | null }) {
  if (user)
    return (
      <span key="known">
        You have one. Your username is <b className="font-semibold text-ink">{user.username}</b>.
      </span>
    )
  return (
    <span>
      <Link to={paths.register}>Register</Link>, or <Link to={paths.login}>sign in</Link>.
    </span>
  )
}

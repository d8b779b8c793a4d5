import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { PlainPage } from './content/PlainPage.tsx'

/** What is known of the programme (decision 25). */
export default function Loyalty() {
  return (
    <PlainPage title="Loyalty programme">
      <p>
        Gold members have a Gold Member badge and loyalty points in their{' '}
        <Link to={paths.profile}>profile</Link>. To become one, ask us; have the username of your account
        ready.
      </p>
    </PlainPage>
  )
}

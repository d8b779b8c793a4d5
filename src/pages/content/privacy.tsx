import type { ReactNode } from 'react'
import { dismissedKey } from '../../rules/announcements.ts'
import { cartKey } from '../../rules/cart.ts'
import { consentCookie } from '../../rules/consent.ts'
import { limits } from '../../rules/limits.ts'
import { draftKey, lastOrderKey } from '../../rules/order.ts'
import { shop } from '../../shop.config.ts'
import type { Sheet } from './sheet.tsx'

type Kept = { name: string; where: string; what: ReactNode; until: string }

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Everything that the shop keeps on a visitor's device, by the names that the browser's tools show. */
const kept: readonly Kept[] = [
  {
    name: 'shop_session',
    where: 'Cookie',
    what: 'Keeps you signed in. Set when you sign in; scripts cannot read it.',
    until: '30 days, or until you log out',
  },
  {
    name: consentCookie,
    where: 'Cookie',
    what: 'Your answer about visit statistics.',
    until: `${days(limits.consentAcceptedDays)} after Accept All, ${days(limits.consentRejectedDays)} after Reject`,
  },
  {
    name: 'user_id',
    where: 'Cookie after Accept All, else local storage',
    what: 'A random number that tells a returning visitor from a new one. Sent only after Accept All.',
    until: `Cookie: ${days(limits.userIdDays)}`,
  },
  {
    name: 'session_id',
    where: 'Cookie after Accept All, else session storage',
    what: 'A random number for one visit. Sent only after Accept All.',
    until: `Cookie: ${days(limits.sessionIdDays)}; else until the tab is closed`,
  },
  { name: cartKey, where: 'Local storage', what: 'Your cart.', until: 'Until you empty it or order' },
  {
    name: dismissedKey,
    where: 'Local storage',
    what: 'Which announcements you have closed.',
    until: 'Until you clear it',
  },
  {
    name: draftKey,
    where: 'Session storage',
    what: 'What you have typed at checkout, so that a reload loses nothing.',
    until: 'Until you order, log out or close the tab',
  },
  {
    name: lastOrderKey,
    where: 'Session storage',
    what: 'The confirmation of the order just placed.',
    until: 'Until you log out or close the tab',
  },
  {
    name: 'scroll',
    where: 'Session storage',
    what: 'How far down each page was, so that Back returns there.',
    until: 'Until you close the tab',
  },
]

function KeptTable() {
  const cell = 'border-b border-line py-2.5 pr-4 align-top max-md:block max-md:border-0 max-md:p-0'
  return (
    <table className="w-full border-t border-ink text-left type-compact max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {['Name', 'Where', 'What for', 'How long'].map((heading) => (
            <th key={heading} scope="col" className="border-b border-line py-2 pr-4 type-label">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {kept.map(({ name, where, what, until }) => (
          <tr key={name} className="max-md:block max-md:border-b max-md:border-line max-md:py-3">
            <th scope="row" className={`${cell} type-mono leading-5.5! wrap-anywhere`}>
              {name}
            </th>
            <td className={`${cell} max-md:text-ink-soft`}>{where}</td>
            <td className={cell}>{what}</td>
            <td className={`${cell} pr-0 max-md:text-ink-soft`}>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const privacy: Sheet = {
  title: 'Privacy Policy',
  lead: 'What this shop knows about you, why, and for how long. It works with and without visit statistics.',
  parts: [
    {
      heading: 'What you give us',
      body: (
        <ul>
          <li>With an order: name, email address, phone number, address and what you ordered.</li>
          <li>
            With an account: the same, a username, and your password in a form that cannot be read back.
          </li>
          <li>With a complaint: your message, the invoice number and the picture of the receipt.</li>
          <li>With a review or feedback: what you write and the name you choose, shown to everybody.</li>
        </ul>
      ),
    },
    {
      heading: 'What it is used for',
      body: (
        <p>
          To deliver and confirm what you order, to answer you, and to show you your own orders. An order is
          confirmed by email and to our staff by WhatsApp. Your address is used to work out the delivery
          charge. Payment providers receive what a payment needs; card numbers never pass through this shop.
        </p>
      ),
    },
    {
      heading: 'Visit statistics',
      body: (
        <>
          <p>
            Only after Accept All: which pages are visited, that the shop is open in a tab, the kind of device
            (mobile, tablet or desktop), which categories are chosen, and which parts and categories come into
            view.
          </p>
          <p>After Reject, none of this is sent. The shop works the same either way.</p>
          <p>
            While you are signed in, what you search for, what you put in the cart and that you check out is
            recorded with your account.
          </p>
        </>
      ),
    },
    { heading: 'Kept on your device', body: <KeptTable /> },
    {
      heading: 'Changing your mind',
      body: (
        <p>
          Delete the cookie <span className="type-mono">{consentCookie}</span> in your browser and the shop
          asks again. Deleting all of its cookies and storage makes it forget you on that device.
        </p>
      ),
    },
    {
      heading: 'Your data',
      body: (
        <p>
          Write to{' '}
          <a href={`mailto:${shop.email}`} className="wrap-anywhere">
            {shop.email}
          </a>{' '}
          to see what we hold about you, to have it corrected, or to have your account deleted.
        </p>
      ),
    },
  ],
}

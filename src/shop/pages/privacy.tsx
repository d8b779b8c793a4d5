import { Link } from 'react-router-dom'
import { EmailLink } from '../../components/shop/ContactLinks.tsx'
import type { Article } from '../../pages/content/article.tsx'
import { storedData } from '../../pages/content/storedData.ts'
import { paths } from '../../paths.ts'
import { consentCookie } from '../../rules/consent.ts'
import { shop } from '../config.ts'

const cell = 'border-b border-line py-2.5 pr-4 align-top max-md:block max-md:border-0 max-md:p-0'

/** The data that the shop stores on the device: a table, whose rows become blocks on a phone. */
const StoredDataTable = () => (
  <div className="relative overflow-x-auto">
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
        {storedData.map(({ name, where, what, until }) => (
          <tr key={name} className="max-md:block max-md:border-b max-md:border-line max-md:py-3">
            <th translate="no" scope="row" className={`${cell} type-mono leading-5.5!`}>
              {name}
            </th>
            <td className={`${cell} max-md:text-ink-soft`}>{where}</td>
            <td className={cell}>{what}</td>
            <td className={`${cell} pr-0 max-md:text-ink-soft`}>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The outside services that receive data, if the shop has configured any. */
const OutsideServices = () => (
  <>
    {shop.googlePlacesKey && <span> What you type as an address goes to Google, which completes it.</span>}
    {shop.recaptchaSiteKey && <span> Google reCAPTCHA checks that a complaint is sent by a person.</span>}
  </>
)

export const privacy: Article = {
  title: 'Privacy Policy',
  lead: 'What this shop knows about you, why, and for how long. It works with and without visit statistics.',
  sections: [
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
          <OutsideServices />
        </p>
      ),
    },
    {
      heading: 'Visit statistics',
      body: (
        <>
          <p>
            Only after Accept All: which pages are visited, that the shop is open in a tab, the kind of device
            (mobile, tablet or desktop), which ranges are chosen, and which parts and ranges come into view. A
            page is named by its path alone, without what was searched for or filtered.
          </p>
          <p>
            After Reject, and before you have answered, none of this is sent. The shop works the same either
            way.
          </p>
          <p>
            While you are signed in, what you search for, what you put in the cart and that you check out is
            recorded with your account.
          </p>
        </>
      ),
    },
    { heading: 'Kept on your device', body: <StoredDataTable /> },
    {
      heading: 'Changing your mind',
      body: (
        <>
          <p>
            ‘Cookie settings’ at the foot of every page opens the question again and says what you chose. With
            Reject the counting ends at once, in all tabs, and the two ids are deleted from the cookies.
          </p>
          <p>
            Deleting the cookie{' '}
            <span translate="no" className="type-mono">
              {consentCookie}
            </span>{' '}
            in your browser makes the shop ask anew; deleting all of its cookies and storage makes it forget
            you on that device.
          </p>
        </>
      ),
    },
    {
      heading: 'Your data',
      body: (
        <p>
          Write to <EmailLink className="wrap-anywhere" /> to see what we hold about you, to have it
          corrected, or to have it deleted. An account can also be deleted in its{' '}
          <Link to={paths.profile}>profile</Link>, under Security.
        </p>
      ),
    },
    {
      heading: 'When an account is deleted',
      body: (
        <p>
          Your profile, your password, your log-ins and your order history are erased. Of each order we keep
          its number and date, the parts, the amounts and how it was paid, because tax law asks for the
          accounts of past years. Name, email address, phone number, addresses, notes and place are erased
          from it: at once, or, where an order is still on its way, when it is completed or cancelled.
        </p>
      ),
    },
  ],
}

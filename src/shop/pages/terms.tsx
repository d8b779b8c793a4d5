import { Link } from 'react-router-dom'
import { type Article, NoWrap } from '../../pages/content/article.tsx'
import { paths } from '../../paths.ts'
import { keepNumbers } from '../../rules/nonBreaking.ts'
import { paymentWords } from '../../rules/payments.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { cartText } from '../../text/cart.ts'
import { shop } from '../config.ts'

export const terms: Article = {
  title: 'Terms & Conditions',
  lead: <span>The terms on which {shop.legalName} sells and delivers what is ordered in this shop.</span>,
  sections: [
    {
      heading: 'Who you buy from',
      body: (
        <p>
          {shop.legalName}, company registration no.{' '}
          <span translate="no" className="type-mono whitespace-nowrap">
            {shop.registration}
          </span>
          , {keepNumbers(shop.address.join(', '))}. You can order with an account or as a guest.
        </p>
      ),
    },
    {
      heading: 'Prices',
      body: (
        <>
          <p>
            Prices are in Sri Lankan rupees and include VAT. The price that counts is the one that checkout
            shows when you place the order; if a price has changed since you put the part in the cart,
            checkout says so first.
          </p>
          <p>{cartText.promotion}</p>
        </>
      ),
    },
    {
      heading: 'Payment',
      body: (
        <>
          <p>You can pay:</p>
          <ul>
            {paymentWords.each.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <p className="mt-3">
            Some parts are sold with cash on delivery only; an order with such a part is paid that way as a
            whole. This shop does not ask for card numbers and stores none.
          </p>
        </>
      ),
    },
    {
      heading: 'Delivery',
      body: (
        <p>
          Orders are processed {policyFacts.processing} and delivered as the{' '}
          <Link to={paths.shipping}>Shipping Policy</Link> says: <NoWrap>{policyFacts.colombo}</NoWrap> in
          Colombo, <NoWrap>{policyFacts.island}</NoWrap> island-wide.
        </p>
      ),
    },
    {
      heading: 'Cancelling and returning',
      body: (
        <p>
          An order can be cancelled for <NoWrap>{policyFacts.cancelWindow}</NoWrap> while it is pending or
          processing. Parts can be returned <NoWrap>{policyFacts.returns}</NoWrap>; the{' '}
          <Link to={paths.returns}>Return Policy</Link> says how.
        </p>
      ),
    },
    {
      heading: 'Accounts',
      body: (
        <p>
          Keep your password to yourself. Whoever signs in with it can see your orders and your details. You
          can have your account deleted at any time.
        </p>
      ),
    },
    {
      heading: 'Reviews and feedback',
      body: (
        <p>
          What you write in a review or in feedback is shown to everybody, under the name or title you give
          it.
        </p>
      ),
    },
  ],
}

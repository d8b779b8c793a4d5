import { Link } from 'react-router-dom'
import { PhoneLink } from '../../components/shop/ContactLinks.tsx'
import { type Article, NoWrap } from '../../pages/content/article.tsx'
import { paths } from '../../paths.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { checkoutText } from '../../text/checkout.ts'
import { shop } from '../config.ts'

export const shipping: Article = {
  title: 'Shipping Policy',
  lead: (
    <span>
      Orders are processed {policyFacts.processing}. Delivery takes <NoWrap>{policyFacts.colombo}</NoWrap> in
      Colombo and <NoWrap>{policyFacts.island}</NoWrap> island-wide.
    </span>
  ),
  sections: [
    {
      heading: 'Processing',
      body: (
        <p>
          We process an order {policyFacts.processing}. A confirmation goes to your email address when the
          order is placed, and a notification when it is shipped.
        </p>
      ),
    },
    {
      heading: 'How long delivery takes',
      body: (
        <ul>
          <li>
            Colombo district: <NoWrap>{policyFacts.colombo}</NoWrap>
          </li>
          <li>
            Island-wide: <NoWrap>{policyFacts.island}</NoWrap>
          </li>
        </ul>
      ),
    },
    {
      heading: 'What delivery costs',
      body: (
        <>
          <p>
            Delivery is free when the parts come to more than{' '}
            <NoWrap>{formatRs(limits.freeDeliveryOver)}</NoWrap>. Below that the charge depends on the
            distance to your address.
          </p>
          <p>Checkout works it out from the address and shows it before you pay.</p>
        </>
      ),
    },
    {
      heading: 'Parts with restrictions',
      body: (
        <>
          <p>
            Some parts are marked ‘{checkoutText.colomboTag}’. When the address is more than {limits.tooFarKm}{' '}
            km away, an order with such a part cannot be delivered; checkout says so and names the part.
          </p>
          <p>
            Some parts are not delivered, and some are sold with cash on delivery only. This too is said on
            the part.
          </p>
        </>
      ),
    },
    {
      heading: 'Questions about a delivery',
      body: (
        <p>
          Call <PhoneLink />, <NoWrap>{shop.hours}</NoWrap>, with the order number at hand, or see{' '}
          <Link to={paths.contact}>Contact Us</Link>.
        </p>
      ),
    },
  ],
}

import { Link } from 'react-router-dom'
import { PhoneLink } from '../../components/shop/ContactLinks.tsx'
import { type Article, NoWrap } from '../../pages/content/article.tsx'
import { paths } from '../../paths.ts'
import { keepNumbers } from '../../rules/nonBreaking.ts'
import { paymentWords } from '../../rules/payments.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { shop } from '../config.ts'

export const returns: Article = {
  title: 'Return Policy',
  lead: (
    <span>
      Returns are taken <NoWrap>{policyFacts.returns}</NoWrap>. Refunds take{' '}
      <NoWrap>{policyFacts.refundOnline}</NoWrap> for online payments and{' '}
      <NoWrap>{policyFacts.refundTransfer}</NoWrap> for bank transfers.
    </span>
  ),
  sections: [
    {
      heading: 'Returning a part',
      body: (
        <>
          <p>
            You can return a part <NoWrap>{policyFacts.returns}</NoWrap> of receiving it. Bring it to the
            trade counter, {keepNumbers(shop.address.join(', '))}, <NoWrap>{shop.hours}</NoWrap>, or call{' '}
            <PhoneLink /> first if you are far from Colombo.
          </p>
          <p>Have the order number ready, and bring the part with its packaging and the invoice.</p>
        </>
      ),
    },
    {
      heading: 'Refunds',
      body: (
        <ul>
          <li>
            <span>{`Online payments, ${paymentWords.online}: `}</span>
            <NoWrap>{policyFacts.refundOnline}</NoWrap>
          </li>
          <li>
            Bank transfers: <NoWrap>{policyFacts.refundTransfer}</NoWrap>
          </li>
        </ul>
      ),
    },
    {
      heading: 'Wrong or damaged parts',
      body: (
        <p>
          If a part is not what you ordered or arrives damaged, tell us with a{' '}
          <Link to={paths.complaint}>complaint</Link>. Keep the part, its packaging and the invoice.
        </p>
      ),
    },
    {
      heading: 'Cancelling an order',
      body: (
        <p>
          An order that is still pending or processing can be cancelled for{' '}
          <NoWrap>{policyFacts.cancelWindow}</NoWrap> after it is placed. After that, wait for the delivery
          and return the part.
        </p>
      ),
    },
  ],
}

import { Link } from 'react-router-dom'
import { type Article, NoWrap } from '../../pages/content/article.tsx'
import { paths } from '../../paths.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { paymentWords } from '../../rules/payments.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { shop } from '../config.ts'

export const about: Article = {
  title: 'About Us',
  lead: (
    <span>
      {shop.name} is a trade counter for hardware and building supplies. Somebody comes with an old part in
      the hand and wants the same one; this shop is the same counter, online.
    </span>
  ),
  sections: [
    {
      heading: 'What we sell',
      body: (
        <p>
          Hinges, locks and latches, hardware for doors, windows and cabinets, sliding and folding door gear,
          thresholds and seals, fixings and consumables, cutting tools, building materials and roofing. They
          stand in the shop by <Link to={paths.categories}>category</Link>, each with its part number, size,
          unit and price including VAT.
        </p>
      ),
    },
    {
      heading: 'Who buys here',
      body: (
        <p>
          Carpenters, builders and roofers who order by the box, and people who need one hinge. An account is
          not needed; those who have one see their orders and find checkout filled in.
        </p>
      ),
    },
    {
      heading: 'How it reaches you',
      body: (
        <p>
          Orders are processed {policyFacts.processing}. Delivery takes <NoWrap>{policyFacts.colombo}</NoWrap>{' '}
          in Colombo and <NoWrap>{policyFacts.island}</NoWrap> island-wide, and is free when the parts come to
          more than <NoWrap>{formatRs(limits.freeDeliveryOver)}</NoWrap>.{' '}
          <span>{`You pay ${paymentWords.terms}.`}</span>
        </p>
      ),
    },
  ],
}

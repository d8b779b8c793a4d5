import { Link } from 'react-router-dom'
import { PhoneLink } from '../../components/shop/ContactLinks.tsx'
import type { Article } from '../../pages/content/article.tsx'
import { paths } from '../../paths.ts'

export const disclaimer: Article = {
  title: 'Disclaimer',
  lead: 'What this shop shows is checked with care. Where a part has to fit or to hold, check it once more.',
  sections: [
    {
      heading: 'Sizes and descriptions',
      body: (
        <p>
          Part numbers, dimensions and descriptions come from us and from the makers, and can contain errors.
          If a measure matters, ask before you order, or bring the old part to the trade counter.
        </p>
      ),
    },
    {
      heading: 'Pictures',
      body: (
        <p>
          Pictures show the kind of part. Colour and finish can look different on a screen than in the hand.
        </p>
      ),
    },
    {
      heading: 'Fit for the purpose',
      body: (
        <p>
          A description does not replace the advice of a builder, an engineer or an electrician. Loads, fire
          doors, roofs and escape routes are for somebody who knows the site.
        </p>
      ),
    },
    {
      heading: 'Prices and stock',
      body: (
        <p>
          Prices can change and parts can run out. Checkout shows the price that stands; for larger
          quantities, call <PhoneLink /> and we confirm the stock.
        </p>
      ),
    },
    {
      heading: 'Other websites',
      body: (
        <p>
          Links to social networks and to payment providers lead to websites that are not ours; their own
          terms hold there.
        </p>
      ),
    },
    {
      heading: 'Your rights',
      body: (
        <p>
          Nothing on this page takes away rights that the law gives you. The{' '}
          <Link to={paths.terms}>Terms &amp; Conditions</Link> and the{' '}
          <Link to={paths.returns}>Return Policy</Link> stand beside it.
        </p>
      ),
    },
  ],
}

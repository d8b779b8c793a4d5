import { Link } from 'react-router-dom'
import { type Article, NoWrap } from '../../pages/content/article.tsx'
import { paths } from '../../paths.ts'
import { shop } from '../config.ts'

export const contact: Article = {
  title: 'Contact Us',
  lead: (
    <span>
      Call, write or come to the trade counter, <NoWrap>{shop.hours}</NoWrap>.
    </span>
  ),
  sections: [
    {
      heading: 'About a part',
      body: (
        <p>Give the part number. Without one, the size, the finish and a picture of the old part help.</p>
      ),
    },
    {
      heading: 'About an order',
      body: (
        <p>
          Give the order number from the confirmation, and the phone number the order was placed with. When
          you can expect it is in the <Link to={paths.shipping}>Shipping Policy</Link>.
        </p>
      ),
    },
    {
      heading: 'Returning a part',
      body: (
        <p>
          The <Link to={paths.returns}>Return Policy</Link> says how, and how long a refund takes.
        </p>
      ),
    },
    {
      heading: 'A complaint',
      body: (
        <p>
          Use the <Link to={paths.complaint}>complaint form</Link>, with the invoice number and a picture of
          the receipt.
        </p>
      ),
    },
    {
      heading: 'On the social networks',
      body: (
        <p className="-mt-1 flex flex-wrap gap-x-6">
          {shop.social.map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noopener" className="py-1">
              {name}
            </a>
          ))}
        </p>
      ),
    },
  ],
}

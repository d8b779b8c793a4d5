import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { shop } from '../../shop.config.ts'
import { facts } from './facts.ts'
import { type Sheet, Whole } from './sheet.tsx'

export const returns: Sheet = {
  title: 'Return Policy',
  lead: (
    <>
      Returns are taken <Whole>{facts.returns}</Whole>. Refunds take <Whole>{facts.refundOnline}</Whole> for
      online payments and <Whole>{facts.refundTransfer}</Whole> for bank transfers.
    </>
  ),
  parts: [
    {
      heading: 'Returning a part',
      body: (
        <>
          <p>
            You can return a part <Whole>{facts.returns}</Whole> of receiving it. Bring it to the trade
            counter, {shop.address.join(', ')}, <Whole>{shop.hours}</Whole>, or call{' '}
            <a href={`tel:${shop.phone.dial}`} className="whitespace-nowrap">
              {shop.phone.shown}
            </a>{' '}
            first if you are far from Colombo.
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
            Online payments, by card or in installments: <Whole>{facts.refundOnline}</Whole>
          </li>
          <li>
            Bank transfers: <Whole>{facts.refundTransfer}</Whole>
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
          An order that is still pending or processing can be cancelled for <Whole>{facts.cancelHours}</Whole>{' '}
          after it is placed. After that, wait for the delivery and return the part.
        </p>
      ),
    },
  ],
}

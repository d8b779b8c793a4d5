import { PhoneLink } from '../components/shop/PhoneLink.tsx'

/** BEY-27 the notice for browsers without scripts: the shop can be browsed, and orders are taken by phone. */
export const NoScript = () => (
  <noscript>
    <p className="wrap border-b border-line bg-cell py-3 type-compact">
      Without JavaScript you can look through the shop. The cart, ordering, your account and the forms need
      it. Orders are also taken by phone: <PhoneLink className="font-semibold" />.
    </p>
  </noscript>
)

import { SheetPage } from './content/SheetPage.tsx'
import { shipping } from './content/shipping.tsx'

export default function ShippingPolicy() {
  return <SheetPage sheet={shipping} />
}

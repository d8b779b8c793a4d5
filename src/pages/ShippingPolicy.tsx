import { paths } from '../paths.ts'
import { SheetPage } from './content/SheetPage.tsx'
import { shipping } from './content/shipping.tsx'

export default function ShippingPolicy() {
  return (
    <SheetPage
      sheet={shipping}
      path={paths.shipping}
      description="Orders processed within 24 hours, delivery in Colombo 1-2 days and island-wide 2-5 days."
    />
  )
}

import { paths } from '../paths.ts'
import { SheetPage } from './content/SheetPage.tsx'
import { terms } from './content/terms.tsx'

export default function Terms() {
  return (
    <SheetPage
      sheet={terms}
      path={paths.terms}
      description="The terms of the shop: prices including VAT, payment by card, installments or cash on delivery, delivery and returns."
    />
  )
}

import { paths } from '../paths.ts'
import { returns } from './content/returns.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function ReturnPolicy() {
  return (
    <SheetPage
      sheet={returns}
      path={paths.returns}
      description="Returns within 7 days. Refunds within 7-14 business days for online payments and 3-5 for bank transfers."
    />
  )
}

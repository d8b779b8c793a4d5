import { returns } from './content/returns.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function ReturnPolicy() {
  return <SheetPage sheet={returns} />
}

import { disclaimer } from './content/disclaimer.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function Disclaimer() {
  return <SheetPage sheet={disclaimer} />
}

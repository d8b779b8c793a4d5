import { SheetPage } from './content/SheetPage.tsx'
import { terms } from './content/terms.tsx'

export default function Terms() {
  return <SheetPage sheet={terms} />
}

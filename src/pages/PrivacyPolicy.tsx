import { privacy } from './content/privacy.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function PrivacyPolicy() {
  return <SheetPage sheet={privacy} />
}

import { paths } from '../paths.ts'
import { privacy } from './content/privacy.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function PrivacyPolicy() {
  return (
    <SheetPage
      sheet={privacy}
      path={paths.privacy}
      description="What the shop knows about you, which cookies it sets and how long they last."
    />
  )
}

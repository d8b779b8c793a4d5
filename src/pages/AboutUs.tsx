import { about } from './content/about.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function AboutUs() {
  return <SheetPage sheet={about} />
}

import { paths } from '../paths.ts'
import { about } from './content/about.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function AboutUs() {
  return (
    <SheetPage
      sheet={about}
      path={paths.about}
      description="A trade counter for hardware and building supplies in Colombo, and the same counter online."
    />
  )
}

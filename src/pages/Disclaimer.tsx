import { paths } from '../paths.ts'
import { disclaimer } from './content/disclaimer.tsx'
import { SheetPage } from './content/SheetPage.tsx'

export default function Disclaimer() {
  return (
    <SheetPage
      sheet={disclaimer}
      path={paths.disclaimer}
      description="What descriptions, pictures and prices of this shop can and cannot tell."
    />
  )
}

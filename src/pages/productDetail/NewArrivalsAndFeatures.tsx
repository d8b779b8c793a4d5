import { FeaturesSection } from '../../sections/FeaturesSection.tsx'
import { NewArrivals } from '../../sections/NewArrivals.tsx'

/** What stands below every product (§2). A chunk of its own. */
export default function NewArrivalsAndFeatures() {
  return (
    <>
      <NewArrivals />
      <FeaturesSection />
    </>
  )
}

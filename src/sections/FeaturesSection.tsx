import { FeaturesStrip } from '../components/shop/FeaturesStrip.tsx'

/** §2 the features strip of the home and product pages, under a heading for screen readers only. */
export const FeaturesSection = () => (
  <section aria-labelledby="features" className="wrap pt-9 md:pt-10">
    <h2 id="features" className="sr-only">
      How this shop works
    </h2>
    <FeaturesStrip />
  </section>
)

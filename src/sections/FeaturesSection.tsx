import { FeaturesStrip } from '../components/shop/FeaturesStrip.tsx'

/** §2 the features strip as home and the product page have it, under a heading that is only read out. */
export const FeaturesSection = () => (
  <section aria-labelledby="features" className="wrap pt-9 md:pt-10">
    <h2 id="features" className="sr-only">
      How this shop works
    </h2>
    <FeaturesStrip />
  </section>
)

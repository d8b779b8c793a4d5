import { ArrowRight } from 'lucide'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../paths.ts'
import { shop } from '../../shop.config.ts'

/** §2 the about-us blurb. */
export const About = () => (
  <section aria-labelledby="home-about" className="wrap grid gap-x-8 gap-y-4 pt-9 md:pt-14 lg:grid-cols-3">
    <h2 id="home-about" className="type-h1">
      From the trade counter in Colombo
    </h2>
    <p>
      {shop.name} supplies hinges, locks, door and window hardware, fixings and cutting tools to builders,
      joiners and homeowners across Sri Lanka.
    </p>
    <div>
      <p>
        Every part here carries the number on our shelf. Bring it to the counter, read it out on the phone, or
        order it online. It is the same part.
      </p>
      <TextLink to={paths.about} after={ArrowRight} className="mt-3">
        About Us
      </TextLink>
    </div>
  </section>
)

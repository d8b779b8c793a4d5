import { PageHead } from '../components/shop/PageHead.tsx'
import { TextLink } from '../components/ui/Button.tsx'
import { TitleBlock } from '../components/ui/TitleBlock.tsx'
import { paths } from '../paths.ts'
import { keepNumbers } from '../rules/nonBreaking.ts'
import { shop } from '../shop/config.ts'
import { about } from '../shop/pages/about.tsx'
import { fragmentOf } from './content/article.tsx'
import { CounterPicture } from './content/ContactWays.tsx'

/** §2 /about-us: the trade counter, drawn, and what the shop is. */
export default function AboutUs() {
  return (
    <div className="wrap">
      <PageHead title={about.title} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <p className="max-w-text text-lg text-pretty text-ink-soft">{about.lead}</p>
          <TitleBlock
            className="mt-6"
            cells={[
              { label: 'Trade counter', span: 6, value: keepNumbers(shop.address.join(', ')) },
              { label: 'Contact hours', value: shop.hours },
              { label: 'Phone', value: shop.phone.display },
            ]}
          />
          <p className="mt-3 type-compact text-pretty">
            {shop.aboutPage.bring} Everything else is under <TextLink to={paths.contact}>Contact Us</TextLink>
            .
          </p>
        </div>
        <figure>
          <CounterPicture />
          <figcaption className="mt-2 type-micro text-ink-quiet text-pretty">
            {shop.aboutPage.caption}
          </figcaption>
        </figure>
      </div>
      {/* Three short texts: one below the other they would leave half of a wide page empty. */}
      <div className="mt-8 grid gap-x-10 lg:grid-cols-3">
        {about.sections.map(({ heading, body }) => (
          <div key={heading} className="border-t border-line pt-5 pb-6">
            <h2 id={fragmentOf(heading)} className="pb-2 type-h3">
              {heading}
            </h2>
            <div className="max-w-[40em] text-pretty">{body}</div>
          </div>
        ))}
      </div>
    </div>
  )
}

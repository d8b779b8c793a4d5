import { EmailLink, PhoneLink } from '../components/shop/ContactLinks.tsx'
import { TitleBlock } from '../components/ui/TitleBlock.tsx'
import { keepNumbers } from '../rules/nonBreaking.ts'
import { shop } from '../shop/config.ts'
import { contact } from '../shop/pages/contact.tsx'
import { ArticlePage } from './content/article.tsx'
import { CounterPicture } from './content/ContactWays.tsx'

// High enough for a finger, without moving the value away from its label.
const way = '-my-1.25 inline-flex min-h-8 items-center wrap-anywhere'

export default function ContactUs() {
  return (
    <ArticlePage article={contact}>
      <div className="mt-6 grid items-center gap-10 lg:mb-8 lg:grid-cols-[minmax(0,1fr)_min(28rem,50%)]">
        <TitleBlock
          cells={[
            { label: 'Phone', value: <PhoneLink className={way} /> },
            {
              label: 'WhatsApp',
              value: (
                <a
                  href={`https://wa.me/${shop.whatsApp.dial}`}
                  target="_blank"
                  rel="noopener"
                  className={way}
                >
                  {shop.whatsApp.display}
                </a>
              ),
            },
            { label: 'Email', span: 6, value: <EmailLink className={way} /> },
            { label: 'Contact hours', value: shop.hours },
            { label: 'Trade counter', value: keepNumbers(shop.address.join(', ')) },
          ]}
        />
        <CounterPicture loading="lazy" className="max-lg:hidden" />
      </div>
    </ArticlePage>
  )
}

import { cx } from 'class-variance-authority'
import { Minus, Plus } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { categoryProductsPath, paths } from '../paths.ts'
import { shop } from '../shop.config.ts'

/** §2: the ten ranges, with the slugs of their categories. */
const ranges = [
  { label: 'Hinges', slug: 'hinges' },
  { label: 'Locks & Latches', slug: 'locks-and-latches' },
  { label: 'Door Hardware', slug: 'door-hardware' },
  { label: 'General Hardware', slug: 'general-hardware' },
  { label: 'Window Hardware', slug: 'window-hardware' },
  { label: 'Sliding & Folding Door Hardware', slug: 'sliding-and-folding-door-hardware' },
  { label: 'Cabinet Hardware', slug: 'cabinet-hardware' },
  { label: 'Thresholds & Joinery Seals', slug: 'thresholds-and-joinery-seals' },
  { label: 'Fixings & Consumables', slug: 'fixings-and-consumables' },
  { label: 'Roofing System', slug: 'roofing-system' },
] as const

const information = [
  { label: 'Contact Us', to: paths.contact },
  { label: 'Delivery', to: paths.shipping },
  { label: 'Returns', to: paths.returns },
  { label: 'Disclaimer', to: paths.disclaimer },
  { label: 'Terms & Conditions', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
] as const

const link = 'inline-block py-2 text-on-steel-soft no-underline hover:text-on-steel hover:underline md:py-1'

export default function Footer() {
  return (
    <footer className="on-steel bg-steel-deep print:hidden type-compact leading-6 text-on-steel-quiet">
      <div className="wrap grid pt-3 pb-5 md:grid-cols-[1.1fr_2fr_1fr] md:gap-8 md:pt-12 md:pb-10 lg:gap-16">
        <Section title="Trade Counter">
          <address className="not-italic *:py-1">
            {shop.address.map((line) => (
              <span key={line} className="block py-0! first:pt-1!">
                {line}
              </span>
            ))}
            <p className="mt-3">{shop.hours}</p>
            <p className="mt-3">Sales enquiries</p>
            <p className="py-0!">
              <a href={`tel:${shop.phone.dial}`} className={link}>
                {shop.phone.shown}
              </a>
            </p>
            <p className="py-0! wrap-anywhere">
              <a href={`mailto:${shop.email}`} className={link}>
                {shop.email}
              </a>
            </p>
          </address>
        </Section>
        <Section title="Our Range of Products">
          <ul className="gap-x-8 lg:columns-2">
            {ranges.map(({ label, slug }) => (
              <li key={slug}>
                <Link to={categoryProductsPath(slug)} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Information">
          <ul>
            {information.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className="border-t border-steel-hover">
        <p className="wrap flex flex-wrap justify-between gap-x-6 gap-y-2 py-4.5 type-small text-on-steel-faint">
          <span>
            © {new Date().getFullYear()} {shop.legalName}
          </span>
          <span>
            Company registration no. <span className="type-mono whitespace-nowrap">{shop.registration}</span>
          </span>
        </p>
      </div>
    </footer>
  )
}

/** Folded up below 768 px, where its heading is a button; always open above. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="type-h3 text-[1.0625rem] text-on-steel md:mb-2">
        <span className="max-md:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 w-full items-center justify-between gap-4 border-b border-steel-hover text-left md:hidden"
        >
          {title}
          <Icon icon={open ? Minus : Plus} />
        </button>
      </h2>
      <div id={id} className={cx('max-md:pt-2.5 max-md:pb-4', !open && 'max-md:hidden')}>
        {children}
      </div>
    </section>
  )
}

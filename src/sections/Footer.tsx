import { cx } from 'class-variance-authority'
import { useAtom } from 'jotai'
import { Minus, Plus } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { consentAtom, cookieSettingsAtom } from '../atoms/consent.ts'
import { EmailLink, PhoneLink } from '../components/shop/ContactLinks.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Mono } from '../components/ui/Mono.tsx'
import { useDeviceValue } from '../lib/hydration/useHydrated.ts'
import { categoryProductsPath, paths } from '../paths.ts'
import { shop } from '../shop/config.ts'

const information = [
  { label: 'Contact Us', to: paths.contact },
  { label: 'Delivery', to: paths.shipping },
  { label: 'Returns', to: paths.returns },
  { label: 'Disclaimer', to: paths.disclaimer },
  { label: 'Terms & Conditions', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
] as const

const link = 'inline-block py-2 text-on-steel-soft no-underline hover:text-on-steel hover:underline md:py-1'

export const Footer = () => (
  <footer className="on-steel bg-steel-deep print:hidden type-compact leading-6 text-on-steel-quiet">
    <div className="wrap grid pt-3 pb-5 md:grid-cols-[1.1fr_2fr_1fr] md:gap-8 md:pt-12 md:pb-10">
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
            <PhoneLink className={link} />
          </p>
          <p className="py-0! wrap-anywhere">
            <EmailLink className={link} />
          </p>
          <p className="mt-3 py-0!">
            <Link to={paths.orderByList} className={link}>
              Order by list
            </Link>
          </p>
        </address>
      </Section>
      <Section title="Our Range of Products">
        <ul className="gap-x-8 lg:columns-2">
          {shop.ranges.map(({ name, slug }) => (
            <li key={slug}>
              <Link to={categoryProductsPath(slug)} className={link}>
                {name}
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
      <div className="wrap flex flex-wrap items-center gap-x-6 py-3 type-small text-on-steel-faint">
        {/* The clocks of the server and the device may be in different years. */}
        <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${shop.legalName}`}</span>
        <span className="md:order-last md:ml-auto">
          Company registration no. <Mono className="whitespace-nowrap">{shop.registration}</Mono>
        </span>
        <CookieSettings />
      </div>
    </div>
  </footer>
)

/** Reopens the cookie banner and shows the current choice (decision 28). */
function CookieSettings() {
  const consent = useDeviceValue(consentAtom, 'unset')
  const [open, setOpen] = useAtom(cookieSettingsAtom)
  return (
    <span>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-target items-center underline hover:text-on-steel"
      >
        Cookie settings
      </button>{' '}
      <span>{`(statistics ${consent === 'accepted' ? 'on' : 'off'})`}</span>
    </span>
  )
}

/** A section of the footer: below 768 px its heading is a button that folds it; open above, and without scripts. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="type-h3 text-[1.0625rem] text-on-steel md:mb-2">
        <span className="max-md:hidden noscript:inline">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 w-full items-center justify-between gap-4 border-b border-steel-hover text-left md:hidden noscript:hidden"
        >
          <span>{title}</span>
          <Icon icon={open ? Minus : Plus} />
        </button>
      </h2>
      <div id={id} className={cx('max-md:pt-2.5 max-md:pb-4', !open && 'max-md:hidden noscript:block')}>
        {children}
      </div>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import { ChevronDown, ClipboardList, Phone, Search, ShoppingCart, Tag, UserRound } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { cartCountAtom } from '../atoms/cart.ts'
import { userAtom } from '../atoms/session.ts'
import { lazyComponent } from '../components/shop/lazyComponent.ts'
import { Icon } from '../components/ui/Icon.tsx'
import { Logo } from '../components/ui/Logo.tsx'
import { SkipLink } from '../components/ui/SkipLink.tsx'
import { useDeviceValue } from '../lib/hydration/useHydrated.ts'
import { useMediaQuery } from '../lib/useMediaQuery.ts'
import { useScrolledPast } from '../lib/useScrolledPast.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { mainLinks, paths, policyLinks } from '../paths.ts'
import { profileQuery } from '../queries/session.ts'
import { groupedNumber } from '../rules/groupedNumber.ts'
import { shop } from '../shop/config.ts'
import { BackToTop } from './BackToTop.tsx'
import { MenuButton } from './MobileMenu.tsx'
import { navLinkStyle } from './navLinkStyle.ts'
import { SearchField } from './SearchField.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { QueryBox } from './search/QueryBox.tsx'

/** Scroll offset in pixels at which the bar shrinks: the height of its top strip, which scrolls out of view. */
const shrinkAt = 36

/** What the discount is (§9), among the terms. */
const offersPath = `${paths.terms}#prices`

const iconLink =
  'inline-flex min-h-target items-center gap-2 rounded-control px-2.5 type-control font-semibold text-on-steel no-underline hover:bg-steel-hover aria-[current=page]:bg-steel-hover max-[24rem]:px-1.5'

// The bar's content asks for the bar's width, in units of the root's text size: a media query would not follow that. Less
// than 64rem, because a scroll bar may take some. The bar cannot ask itself: `--strip` is the height of its top strip.
const stuck =
  '[--strip:clamp(0rem,(100vw_-_64rem)*999,2.25rem)] top-[calc(-1*var(--strip))] data-shrunk:mb-[calc(0.5rem+var(--strip)*5/9)]'

/** Three rows from 64rem, below that one. Scrolled, it shrinks, and a margin makes up for the lost height. */
export function NavBar() {
  // The profile check at start; `userAtom` reads what it has brought.
  useQuery(profileQuery)
  const user = useAtomValue(userAtom)
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <div id="cookies" />
      <Bar>
        <TopStrip />
        <div className="wrap flex min-h-15 flex-wrap items-center gap-2 py-1 max-[24rem]:gap-1 group-data-shrunk/bar:min-h-13 @min-[62.5rem]:min-h-19 @min-[62.5rem]:gap-x-7 @min-[62.5rem]:group-data-shrunk/bar:min-h-14">
          <MenuButton />
          <Link to={paths.home} className="inline-flex flex-none no-underline">
            <Logo className="max-md:text-[min(1.375rem,9vw-13px)]" />
          </Link>
          <HeaderSearch />
          <Link
            to={offersPath}
            className={cx(
              iconLink,
              'text-sm! font-bold! tracking-[0.02em] text-action! max-md:hidden @max-[36rem]:hidden @min-[62.5rem]:-mr-2',
            )}
          >
            <Icon icon={Tag} />
            OFFERS
          </Link>
          {/* On phones, Back to top has its place at the left of this, also while it is not there. */}
          <div className="relative -mr-2.5 ml-auto flex items-center max-md:pl-target max-[24rem]:pl-6 @min-[62.5rem]:gap-1">
            <BackToTop inBar />
            <NavLink to={paths.orderByList} className={cx(iconLink, '@max-[62.5rem]:hidden')}>
              <Icon icon={ClipboardList} />
              Order by list
            </NavLink>
            <NavLink
              to={user ? paths.profile : paths.login}
              className={cx(iconLink, '@max-[62.5rem]:hidden')}
            >
              <Icon icon={UserRound} />
              <span>{user ? 'Profile' : 'Login/Register'}</span>
            </NavLink>
            <Link
              to={paths.search}
              state={{ typing: true }}
              aria-label="Search"
              className={cx(iconLink, 'md:hidden')}
            >
              <Icon icon={Search} size="lg" />
            </Link>
            <CartLink />
          </div>
        </div>
        <nav aria-label="Main" className="border-t border-steel-hover @max-[62.5rem]:hidden noscript:block">
          <ul className="wrap flex flex-wrap">
            {mainLinks.map(({ label, to }) => (
              <li key={to} className="not-first:ml-1 first:-ml-3">
                <NavLink to={to} className={navLinkStyle}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li className="ml-1">
              <PolicyItem />
            </li>
          </ul>
        </nav>
      </Bar>
    </>
  )
}

// Apart from its content, so that shrinking does not render all of it again.
function Bar({ children }: { children: ReactNode }) {
  const compact = useScrolledPast(shrinkAt)
  const bar = useHeaderHeight(compact)
  return (
    <header
      ref={bar}
      data-shrunk={compact || undefined}
      className={cx(
        stuck,
        'group/bar on-steel @container sticky z-30 bg-steel text-on-steel noscript:static forced-colors:border-b print:hidden',
      )}
    >
      {children}
    </header>
  )
}

// Apart from the bar, so that a navigation does not render all of it again.
function HeaderSearch() {
  // The search page shows all results itself, and one box is enough.
  const Box = useLocation().pathname === paths.search ? QueryBox : SearchField
  // On a narrow bar with enlarged text it has a row of its own.
  return (
    <Box className="min-w-0 flex-1 max-md:hidden @max-[30rem]:order-1 @max-[30rem]:basis-full @min-[62.5rem]:max-w-155" />
  )
}

/** Sets `--header` to the height of the page that the bar covers, for scroll-padding and toasts. */
function useHeaderHeight(compact: boolean) {
  const bar = useRef<HTMLElement>(null)
  const stuck = useRef(compact)
  stuck.current = compact
  useEffect(() => {
    const header = bar.current
    if (!header) return
    const observer = new ResizeObserver(() => {
      const hidden = stuck.current ? -Number.parseFloat(getComputedStyle(header).top) : 0
      const height = `${header.offsetHeight - hidden}px`
      const page = document.documentElement
      // Changing this custom property makes the browser recalculate the style of every element. On a phone the bar has
      // the height that the stylesheet already states.
      if (getComputedStyle(page).getPropertyValue('--header') !== height)
        page.style.setProperty('--header', height)
    })
    observer.observe(header)
    return () => {
      observer.disconnect()
      document.documentElement.style.removeProperty('--header')
    }
  }, [])
  return bar
}

// Hidden once scrolled away, which also takes its links out of the tab order.
const TopStrip = () => (
  <div className="bg-steel-deep group-data-shrunk/bar:invisible @max-[62.5rem]:hidden">
    <div className="wrap flex min-h-9 items-center gap-6 type-small text-on-steel-quiet">
      <a
        href={`tel:${shop.phone.dial}`}
        translate="no"
        className="inline-flex min-h-9 items-center gap-2 font-semibold text-on-steel no-underline hover:underline"
      >
        <Icon icon={Phone} size="sm" className="text-on-steel-quiet" />
        {shop.phone.display}
      </a>
      <p>Trade counter {shop.hours}</p>
      <div className="-mr-2.5 ml-auto">
        <SocialLinks />
      </div>
    </div>
  </div>
)

function CartLink() {
  const count = useDeviceValue(cartCountAtom, 0)
  // Six digits would break the bar of a small phone.
  const countText = count < 100_000 ? groupedNumber(count) : `${Math.floor(count / 1000)}k`
  const name = count === 0 ? 'Cart' : `Cart, ${countText} ${count === 1 ? 'item' : 'items'}`
  return (
    <NavLink to={paths.cart} aria-label={name} className={iconLink}>
      <Icon icon={ShoppingCart} size="lg" />
      <span className="@max-[62.5rem]:hidden">Cart </span>
      {/* On phones the badge hangs on the icon, so that five digits fit beside the logo. An empty cart keeps its place. */}
      <span
        className={cx(
          'h-5.5 min-w-5.5 rounded-tag px-1.5 text-center max-md:mb-4 max-md:-ml-5 max-md:px-1 text-[0.8125rem] leading-5.5 font-[660] text-action-ink',
          count > 0 && 'bg-action',
        )}
      >
        {count > 0 && countText}
      </span>
    </NavLink>
  )
}

const PolicyMenu = lazyComponent(() => import('./PolicyMenu.tsx'))

/** The Policy entry of the navigation bar: a link, until the menu's code has been fetched in an idle moment. */
function PolicyItem() {
  const { pathname } = useLocation()
  const wide = useMediaQuery('(width >= 64rem)')
  const [loaded, setLoaded] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (wide)
      return whenIdle(
        () =>
          void PolicyMenu.load().then(
            () => setLoaded(true),
            () => undefined,
          ),
      )
  }, [wide])

  const current = pathname === paths.policy || policyLinks.some(({ to }) => to === pathname)
  // The menu's trigger replaces the link and takes over its focus.
  const focused = link.current !== null && document.activeElement === link.current
  if (loaded) return <PolicyMenu current={current} focused={focused} />
  return (
    <Link
      ref={link}
      to={paths.policy}
      aria-current={pathname === paths.policy ? 'page' : undefined}
      data-current={current || undefined}
      className={navLinkStyle}
    >
      Policy
      <Icon icon={ChevronDown} size="sm" />
    </Link>
  )
}

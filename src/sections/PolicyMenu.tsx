import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { paths } from '../paths.ts'
import { policyLinks } from './links.ts'
import { navLinkStyle } from './navLinkStyle.ts'

const id = 'policy-menu'

/**
 * The Policy menu with its button (§2). The browser itself opens and closes it, so it works without scripts too. Browsers
 * without anchor positioning show it in the middle of the window.
 */
export function PolicyMenu() {
  const { pathname } = useLocation()
  const menu = useRef<HTMLUListElement>(null)
  const current = pathname === paths.policy || policyLinks.some(({ to }) => to === pathname)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-current={current || undefined}
        className={cx(navLinkStyle, 'has-[+:popover-open]:border-b-edge has-[+:popover-open]:text-on-steel')}
      >
        Policy
        <Icon icon={ChevronDown} size="sm" />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        aria-label="Policy"
        className="min-w-56 rounded-control border border-ink bg-cell py-1.5 text-ink shadow-over transition-opacity duration-menu starting:opacity-0 supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-0.5 supports-[position-area:bottom]:[position-area:bottom_span-right]"
      >
        {policyLinks.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={() => menu.current?.hidePopover()}
              className="ring-in flex min-h-target items-center px-4 type-nav text-ink no-underline hover:bg-photo"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import * as Radix from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { paths } from '../paths.ts'
import { policyLinks } from './links.ts'
import { navLinkStyle } from './navLinkStyle.ts'

/** The Policy menu with its trigger (§2); without scripts, a link to the page of all policies. */
export function PolicyMenu() {
  const { pathname } = useLocation()
  const leaving = useRef(false)
  const current = pathname === paths.policy || policyLinks.some(({ to }) => to === pathname)
  const label = (
    <>
      Policy
      <Icon icon={ChevronDown} size="sm" />
    </>
  )
  return (
    <>
      <Link
        to={paths.policy}
        aria-current={pathname === paths.policy ? 'page' : undefined}
        data-current={current || undefined}
        className={cx(navLinkStyle, 'hidden! noscript:inline-flex!')}
      >
        {label}
      </Link>
      <Radix.Root modal={false}>
        <Radix.Trigger className={cx(navLinkStyle, 'noscript:hidden!')} data-current={current || undefined}>
          {label}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            align="start"
            sideOffset={2}
            collisionPadding={8}
            className="z-40 min-w-56 rounded-control border border-ink bg-cell py-1.5 text-ink shadow-over transition-opacity duration-menu starting:opacity-0"
            onCloseAutoFocus={(event) => {
              // The new page's heading takes the focus.
              if (leaving.current) event.preventDefault()
              leaving.current = false
            }}
          >
            {policyLinks.map((link) => (
              <Radix.Item
                key={link.to}
                asChild
                onSelect={() => {
                  leaving.current = link.to !== pathname
                }}
              >
                <Link
                  to={link.to}
                  className="flex min-h-target items-center px-4 type-nav text-ink no-underline outline-offset-[-4px] data-highlighted:bg-photo"
                >
                  {link.label}
                </Link>
              </Radix.Item>
            ))}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </>
  )
}

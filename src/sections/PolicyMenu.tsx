import * as Radix from '@radix-ui/react-dropdown-menu'
import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { policyLinks } from './links.ts'
import { navLinkStyle } from './navLinkStyle.ts'

type PolicyMenuProps = {
  /** What asked for the menu: the keyboard starts on the first entry. */
  openedBy: 'pointer' | 'keyboard'
  /** One of its pages is being shown. */
  current: boolean
}

/** The Policy menu, open from the start: it is mounted by the press that asks for it. */
export default function PolicyMenu({ openedBy, current }: PolicyMenuProps) {
  const { pathname } = useLocation()
  const leaving = useRef(false)
  const first = useRef(openedBy === 'keyboard')
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger className={navLinkStyle} data-current={current || undefined}>
        Policy
        <Icon icon={ChevronDown} size="sm" />
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
          {policyLinks.map(({ label, to }, index) => (
            <Radix.Item
              key={to}
              asChild
              onSelect={() => {
                leaving.current = to !== pathname
              }}
            >
              <Link
                to={to}
                ref={(link) => {
                  if (index > 0 || !first.current) return
                  first.current = false
                  link?.focus()
                }}
                className="flex min-h-target items-center px-4 type-nav text-ink no-underline outline-offset-[-4px] data-highlighted:bg-photo"
              >
                {label}
              </Link>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

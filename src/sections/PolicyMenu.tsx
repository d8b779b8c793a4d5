import * as Radix from '@radix-ui/react-dropdown-menu'
import { ChevronDown } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { policyLinks } from '../paths.ts'
import { navLinkStyle } from './navLinkStyle.ts'

export default function PolicyMenu({ current, focused }: { current: boolean; focused: boolean }) {
  const { pathname } = useLocation()
  const leaving = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const [takesFocus] = useState(focused)
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus()
  }, [takesFocus])
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger ref={trigger} className={navLinkStyle} data-current={current || undefined}>
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
          {policyLinks.map(({ label, to }) => (
            <Radix.Item
              key={to}
              asChild
              onSelect={() => {
                leaving.current = to !== pathname
              }}
            >
              <Link
                to={to}
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

import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { paths } from '../paths.ts'
import { policyLinks } from './links.ts'
import { navLinkStyle } from './navLinkStyle.ts'

/** The Policy entry of the navigation bar: a button that opens the list of policies (§2); without scripts a link. */
export function PolicyItem() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const item = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const current = pathname === paths.policy || policyLinks.some(({ to }) => to === pathname) || undefined

  useEffect(() => {
    if (!open) return
    const look = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) setOpen(false)
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
      document.removeEventListener('keydown', press)
    }
  }, [open])

  return (
    <div ref={item} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        data-current={current}
        onClick={() => setOpen(!open)}
        className={cx(navLinkStyle, 'noscript:hidden')}
      >
        Policy
        <Icon icon={ChevronDown} size="sm" />
      </button>
      <Link to={paths.policy} data-current={current} className={cx(navLinkStyle, 'not-noscript:hidden')}>
        Policy
      </Link>
      {open && (
        <ul
          id={list}
          aria-label="Policy"
          className="ring-in absolute top-full left-0 z-40 mt-0.5 min-w-56 rounded-control border border-ink bg-cell py-1.5 shadow-over transition-opacity duration-menu starting:opacity-0"
        >
          {policyLinks.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={() => {
                  setOpen(false)
                  // The heading of another page takes the focus by itself.
                  if (to === pathname) button.current?.focus()
                }}
                className="flex min-h-target items-center px-4 type-nav text-ink no-underline hover:bg-photo"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

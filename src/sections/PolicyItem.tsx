import { ChevronDown } from 'lucide'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useLazyComponent } from '../components/shop/useLazyComponent.ts'
import { Icon } from '../components/ui/Icon.tsx'
import { whenIdle } from '../lib/whenIdle.ts'
import { paths } from '../paths.ts'
import { policyLinks } from './links.ts'
import { navLinkStyle } from './navLinkStyle.ts'

const importMenu = () => import('./PolicyMenu.tsx')

/** The Policy entry of the navigation bar: a link to the page of all policies until the menu's code has loaded. */
export function PolicyItem() {
  const { pathname } = useLocation()
  const [PolicyMenu, load] = useLazyComponent(importMenu)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The bar's row of links is shown from 1024 px.
    if (window.matchMedia('(width >= 64rem)').matches) return whenIdle(() => void load())
  }, [load])

  const current = pathname === paths.policy || policyLinks.some(({ to }) => to === pathname)
  // The menu's trigger replaces the link and takes over its focus.
  const focused = link.current !== null && document.activeElement === link.current
  if (PolicyMenu) return <PolicyMenu current={current} focused={focused} />
  return (
    <Link
      ref={link}
      to={paths.policy}
      aria-current={pathname === paths.policy ? 'page' : undefined}
      data-current={current || undefined}
      className={navLinkStyle}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      Policy
      <Icon icon={ChevronDown} size="sm" />
    </Link>
  )
}

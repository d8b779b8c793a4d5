import { ChevronDown } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { lazyComponent } from '../components/shop/lazyComponent.ts'
import { Icon } from '../components/ui/Icon.tsx'
import { useMediaQuery } from '../lib/useMediaQuery.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { paths, policyLinks } from '../paths.ts'
import { navLinkStyle } from './navLinkStyle.ts'

const PolicyMenu = lazyComponent(() => import('./PolicyMenu.tsx'))

/** The Policy entry of the navigation bar: a link, until the menu's code has been fetched in an idle moment. */
export function PolicyItem() {
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

import { useAtomValue } from 'jotai'
import { Menu, Phone } from 'lucide'
import { NavLink } from 'react-router-dom'
import { userAtom } from '../atoms/session.ts'
import { ButtonLink } from '../components/ui/Button.tsx'
import { Drawer } from '../components/ui/Drawer.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { IconButton } from '../components/ui/IconButton.tsx'
import { Logo } from '../components/ui/Logo.tsx'
import { useOverlayEntry } from '../lib/useOverlayEntry.ts'
import { mainLinks, paths, policyLinks } from '../paths.ts'
import { shop } from '../shop/config.ts'
import { SocialLinks } from './SocialLinks.tsx'

const entry =
  'group/entry ring-in flex items-center px-4 text-[1.0625rem] font-[560] font-stretch-[94%] text-on-steel no-underline hover:bg-steel-hover'

/** The hamburger button. The open menu has a history entry of its own, so that Back closes it. */
export function MenuButton() {
  const menu = useOverlayEntry('menu')
  return (
    <>
      <IconButton
        label="Menu"
        icon={Menu}
        iconSize="lg"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
        className="-ml-2.5 @min-[62.5rem]:hidden noscript:hidden"
      />
      <MobileMenu open={menu.isOpen} onClose={menu.close} />
    </>
  )
}

/** The menu of small screens. Its links replace the history entry of the open menu, so that Back goes to a page. */
function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useAtomValue(userAtom)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      // As in the bar.
      title={
        <>
          <span className="sr-only">Menu</span>
          <span aria-hidden>
            <Logo />
          </span>
        </>
      }
      side="left"
      footer={
        <div className="grid gap-1">
          <ButtonLink to={user ? paths.profile : paths.login} replace variant="primary" block>
            {user ? 'Profile' : 'Login/Register'}
          </ButtonLink>
          <div className="flex flex-wrap items-center justify-between">
            <a
              href={`tel:${shop.phone.dial}`}
              translate="no"
              className="inline-flex min-h-target items-center gap-2 font-semibold text-on-steel no-underline"
            >
              <Icon icon={Phone} />
              {shop.phone.display}
            </a>
            <div className="-mr-3.5">
              <SocialLinks size="size-11" />
            </div>
          </div>
        </div>
      }
    >
      <nav aria-label="Menu">
        <ul>
          {[...mainLinks, { label: 'Order by list', to: paths.orderByList }].map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} replace className={`${entry} min-h-11.5`}>
                <span className="group-aria-[current=page]/entry:border-b-3 group-aria-[current=page]/entry:border-action group-aria-[current=page]/entry:pt-0.75">
                  {label}
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
        <h3
          id="menu-policy"
          className="mt-2 border-t border-steel-hover px-4 pt-3.5 pb-1 type-small text-on-steel-faint"
        >
          Policy
        </h3>
        <ul aria-labelledby="menu-policy" className="pb-2">
          {policyLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                replace
                className={`${entry} min-h-target text-base! font-normal! text-on-steel-soft!`}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}

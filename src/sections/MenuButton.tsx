import { Menu } from 'lucide'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useOverlayEntry } from '../lib/useOverlayEntry.ts'
import { MobileMenu } from './MobileMenu.tsx'

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

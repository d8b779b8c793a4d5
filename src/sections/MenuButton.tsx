import { Menu } from 'lucide'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoadFailure } from '../components/shop/LoadFailure.tsx'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useLazyComponent } from '../lib/useLazyComponent.ts'

const importMenu = () => import('./MobileMenu.tsx')

/**
 * The hamburger. The open menu is an entry of its own in the history, so that Back closes it. Its code, with the dialog
 * it is made of, loads when the button is pointed at or pressed.
 */
export function MenuButton() {
  const [MobileMenu, load, failed] = useLazyComponent(importMenu)
  const [opened, setOpened] = useState(false)
  const [pressedAt, setPressedAt] = useState<string>()
  const pending = useRef(false)
  const location = useLocation()
  const latest = useRef(location)
  latest.current = location
  const navigate = useNavigate()
  const inHistory = (location.state as { menu?: boolean } | null)?.menu === true
  // A reload comes back to the same entry; the menu was not asked for then.
  const open = opened && inHistory && MobileMenu !== undefined

  const openMenu = async () => {
    // Pressed again while the code loads it is one entry all the same.
    if (pending.current) return false
    pending.current = true
    setPressedAt(location.key)
    const loaded = await load()
    pending.current = false
    if (loaded && latest.current.key === location.key) {
      setOpened(true)
      if (!inHistory) navigate(location, { state: { ...location.state, menu: true } })
    }
    return loaded
  }
  const closeMenu = () => {
    // Closed at once: the step back takes a moment, and a second Escape meanwhile would leave the page.
    setOpened(false)
    navigate(-1)
  }

  return (
    <>
      <IconButton
        label="Menu"
        icon={Menu}
        iconSize="lg"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onClick={() => void openMenu()}
        className="-ml-2.5 lg:hidden"
      />
      {MobileMenu && <MobileMenu open={open} onClose={closeMenu} />}
      {failed && pressedAt === location.key && (
        <div className="absolute inset-x-0 top-full bg-surface p-4 text-ink shadow-over lg:hidden">
          <LoadFailure name="The menu" onRetry={openMenu} />
        </div>
      )}
    </>
  )
}

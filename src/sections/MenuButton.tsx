import { Menu } from 'lucide'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoadFailure } from '../components/shop/LoadFailure.tsx'
import { useLazyComponent } from '../components/shop/useLazyComponent.ts'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useGoingBack } from '../lib/useGoingBack.ts'

const importMenu = () => import('./MobileMenu.tsx')

/**
 * The hamburger button. The open menu has a history entry of its own, so that Back closes it. The code of the menu and
 * its dialog loads when the button is hovered or pressed.
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
  // After a reload the history entry still stands for the menu, but nobody has opened it.
  const open = opened && inHistory && MobileMenu !== undefined
  const show = () => {
    setOpened(true)
    if (!inHistory) navigate(location, { state: { ...location.state, menu: true } })
  }
  const back = useGoingBack(inHistory, show)

  const openMenu = async () => {
    // A second press while the code loads must not add a second history entry.
    if (pending.current) return false
    if (back.goingBack) {
      back.openAfterwards()
      return true
    }
    pending.current = true
    setPressedAt(location.key)
    const loaded = await load()
    pending.current = false
    if (loaded && latest.current.key === location.key) show()
    return loaded
  }
  const closeMenu = () => {
    // Close at once: going back takes a moment, and a second Escape in that time would leave the page.
    setOpened(false)
    back.started()
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
        className="-ml-2.5 lg:hidden noscript:hidden"
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

import { Menu } from 'lucide'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useGoingBack } from '../lib/useGoingBack.ts'
import { MobileMenu } from './MobileMenu.tsx'

/** The hamburger button. The open menu has a history entry of its own, so that Back closes it. */
export function MenuButton() {
  const [opened, setOpened] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()
  const inHistory = (location.state as { menu?: boolean } | null)?.menu === true
  // After a reload the history entry still stands for the menu, but nobody has opened it.
  const open = opened && inHistory
  const show = () => {
    setOpened(true)
    if (!inHistory) navigate(location, { state: { ...location.state, menu: true } })
  }
  const back = useGoingBack(inHistory, show)

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
        onClick={back.press}
        className="-ml-2.5 lg:hidden noscript:hidden"
      />
      <MobileMenu open={open} onClose={closeMenu} />
    </>
  )
}

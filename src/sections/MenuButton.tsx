import { Menu } from 'lucide'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useHistoryEntry } from '../lib/useHistoryEntry.ts'
import { MobileMenu } from './MobileMenu.tsx'

/** The hamburger button. The open menu has a history entry of its own, so that Back closes it. */
export function MenuButton() {
  const [opened, setOpened] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()
  const inHistory = (location.state as { menu?: boolean } | null)?.menu === true
  const entry = useHistoryEntry(inHistory, () =>
    navigate(location, { state: { ...location.state, menu: true } }),
  )
  // After a reload the history entry still stands for the menu, but nobody has opened it.
  const open = opened && entry.isOpen

  return (
    <>
      <IconButton
        label="Menu"
        icon={Menu}
        iconSize="lg"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpened(true)
          entry.open()
        }}
        className="-ml-2.5 @min-[62.5rem]:hidden noscript:hidden"
      />
      <MobileMenu
        open={open}
        onClose={() => {
          setOpened(false)
          entry.close(() => navigate(-1))
        }}
      />
    </>
  )
}

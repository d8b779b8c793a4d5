import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHistoryEntry } from './useHistoryEntry.ts'

/** A menu or picture over the page with a history entry whose state has `name`; after a reload nobody has opened it. */
export function useOverlayEntry(name: string) {
  const [opened, setOpened] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()
  const entry = useHistoryEntry(location.state?.[name] === true, () =>
    navigate(location, { state: { ...location.state, [name]: true } }),
  )
  return {
    isOpen: opened && entry.isOpen,
    open: () => {
      setOpened(true)
      entry.open()
    },
    close: () => {
      setOpened(false)
      entry.close(() => navigate(-1))
    },
  }
}

import type { ReactNode } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Drawer } from '../../components/ui/Drawer.tsx'

type FilterDrawerProps = {
  open: boolean
  /** 'Show 57 parts'. */
  showLabel: string
  onClose: () => void
  onClear: () => void
  children: ReactNode
}

/** The filters on small screens (§2). A chunk of its own, because of the dialog it needs. */
export default function FilterDrawer({ open, showLabel, onClose, onClear, children }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button onClick={onClear}>Clear all</Button>
          <Button variant="primary" onClick={onClose}>
            {showLabel}
          </Button>
        </>
      }
    >
      {children}
      {/* The page's own status line is hidden from screen readers while the drawer is open. */}
      <p role="status" className="sr-only">
        {showLabel}
      </p>
    </Drawer>
  )
}

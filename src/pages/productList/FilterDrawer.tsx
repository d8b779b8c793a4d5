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

/** The filters of small screens (§2), a chunk of its own because of the dialog it is made of. */
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
      {/* The page's own line is hidden from screen readers while the drawer stands. */}
      <p role="status" className="sr-only">
        {showLabel}
      </p>
    </Drawer>
  )
}

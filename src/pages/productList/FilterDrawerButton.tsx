import { SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Drawer } from '../../components/ui/Drawer.tsx'
import { Icon } from '../../components/ui/Icon.tsx'

type FilterDrawerButtonProps = {
  /** How many filters are ticked. */
  count: number
  open: boolean
  /** 'Show 57 parts'. */
  showLabel: string
  onOpen: () => void
  onClose: () => void
  onClear: () => void
  children: ReactNode
}

/** 'Filters (5)' and the drawer that it opens, on small screens (§2). */
export function FilterDrawerButton(props: FilterDrawerButtonProps) {
  const { count, open, showLabel, onOpen, onClose, onClear, children } = props
  return (
    <>
      <Button className="max-md:px-2.5!" aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
        <Icon icon={SlidersHorizontal} />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
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
    </>
  )
}

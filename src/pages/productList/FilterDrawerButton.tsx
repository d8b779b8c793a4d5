import { SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Drawer } from '../../components/ui/Drawer.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { useHistoryEntry } from '../../lib/useHistoryEntry.ts'
import type { Change, ListAddress } from './useListAddress.ts'

type FilterDrawerButtonProps = {
  /** How many filters are ticked. */
  count: number
  drawer: ListAddress['drawer']
  /** 'Show 57 parts'. */
  showLabel: string
  /** Returns the last change, if it has not reached the address yet. */
  takeUnsent: () => Change | undefined
  onClear: () => void
  children: ReactNode
}

/** 'Filters (5)' and the drawer that it opens, on small screens (§2). */
export function FilterDrawerButton(props: FilterDrawerButtonProps) {
  const { count, drawer, showLabel, takeUnsent, onClear, children } = props
  // Here, not with the list: opening renders the drawer alone.
  const entry = useHistoryEntry(drawer.inHistory, drawer.push)
  const close = () => {
    const unsent = takeUnsent()
    entry.close(() => drawer.leave(unsent))
  }
  return (
    <>
      <Button
        className="max-md:px-2.5!"
        aria-haspopup="dialog"
        aria-expanded={entry.isOpen}
        onClick={entry.open}
      >
        <Icon icon={SlidersHorizontal} className="max-xs:hidden" />
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </Button>
      <Drawer
        open={entry.isOpen}
        onClose={close}
        title="Filters"
        footer={
          <>
            <Button onClick={onClear}>Clear all</Button>
            {/* The page's own status line is hidden from screen readers while the drawer is open. */}
            <div role="status" className="grid">
              <Button variant="primary" onClick={close}>
                {showLabel}
              </Button>
            </div>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  )
}

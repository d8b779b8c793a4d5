import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { useLazyComponent } from '../../lib/useLazyComponent.ts'

const loadDrawer = () => import('./FilterDrawer.tsx')

type FilterDrawerButtonProps = {
  /** How many filters are ticked. */
  ticked: number
  open: boolean
  showLabel: string
  onOpen: () => void
  onClose: () => void
  onClear: () => void
  children: ReactNode
}

/** 'Filters (5)' and the drawer that it opens. */
export function FilterDrawerButton({
  ticked,
  open,
  onOpen,
  onClose,
  children,
  ...drawer
}: FilterDrawerButtonProps) {
  const [FilterDrawer, load] = useLazyComponent(loadDrawer, () => open && onClose())

  // Opened by a press or, after a reload, by the history.
  useEffect(() => {
    if (open) load()
  }, [open, load])

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={onOpen}
      >
        <Icon icon={SlidersHorizontal} />
        {ticked > 0 ? `Filters (${ticked})` : 'Filters'}
      </Button>
      {FilterDrawer && (
        <FilterDrawer open={open} onClose={onClose} {...drawer}>
          {children}
        </FilterDrawer>
      )}
    </>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { useOnDemand } from '../../lib/useOnDemand.ts'

const loadDrawer = () => import('./FilterDrawer.tsx')

type DrawerFiltersProps = {
  /** How many filters are ticked. */
  ticked: number
  open: boolean
  showLabel: string
  onOpen: () => void
  onClose: () => void
  onClear: () => void
  children: ReactNode
}

/** 'Filters (5)' and the drawer that it opens. Closed, by whatever, the focus is on the button again. */
export function DrawerFilters({ ticked, open, onOpen, onClose, children, ...drawer }: DrawerFiltersProps) {
  const [FilterDrawer, load] = useOnDemand(loadDrawer, () => open && onClose())
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)

  useEffect(() => {
    if (open) load()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = open
  }, [open, load])

  return (
    <>
      <Button
        ref={button}
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

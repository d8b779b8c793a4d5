import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LoadFailure } from '../../components/shop/LoadFailure.tsx'
import { useLazyComponent } from '../../components/shop/useLazyComponent.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'

const importDrawer = () => import('./FilterDrawer.tsx')

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
export function FilterDrawerButton(props: FilterDrawerButtonProps) {
  const { ticked, open, onOpen, onClose, children, ...drawer } = props
  const [FilterDrawer, load, failed] = useLazyComponent(importDrawer)
  const [missed, setMissed] = useState(false)
  const giveUp = useEffectEvent(() => {
    setMissed(true)
    onClose()
  })

  // `open` is set by a press or, after a reload, by the history state.
  useEffect(() => {
    if (!open) return
    let wanted = true
    void load().then((loaded) => {
      if (!loaded && wanted) giveUp()
    })
    return () => {
      wanted = false
    }
  }, [open, load])

  const retry = async () => {
    const loaded = await load()
    if (loaded) onOpen()
    return loaded
  }
  return (
    <>
      <Button
        className="max-md:px-2.5!"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
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
      {failed && missed && (
        <LoadFailure name="The list of filters" onRetry={retry} className="order-1 col-span-full" />
      )}
    </>
  )
}

import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useId } from 'react'
import { setBarHeightAtom } from '../atoms/bottomInset.ts'

/** Keeps room for a bar that is fixed to the foot of the window, for as long as the bar is mounted. */
export function useBottomInset(bar: RefObject<HTMLElement | null>) {
  const id = useId()
  const setHeight = useSetAtom(setBarHeightAtom)
  useEffect(() => {
    const observer = new ResizeObserver(() => setHeight(id, bar.current?.offsetHeight ?? 0))
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      setHeight(id, 0)
    }
  }, [id, setHeight, bar])
}

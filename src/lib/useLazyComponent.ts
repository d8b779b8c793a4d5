import { type ComponentType, useCallback, useRef, useState } from 'react'

/**
 * A part that loads when it is first wanted. Unlike React.lazy, a chunk that does not arrive leaves the shop
 * standing: `failed` runs, and the next `want` tries again. `load` must be stable.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  failed?: () => void,
): [Part: ComponentType<Props> | undefined, want: () => void] {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>()
  const onFailure = useRef(failed)
  onFailure.current = failed
  const want = useCallback(() => {
    load().then(
      (module) => setPart((known) => known ?? { Part: module.default }),
      () => onFailure.current?.(),
    )
  }, [load])
  return [part?.Part, want]
}

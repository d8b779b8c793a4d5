import { type DependencyList, useEffect, useState } from 'react'

/** What a page loads, and loads anew with what it depends on: undefined until it is here, and where it fails. */
export function useLoaded<Loaded>(
  load: (wanted: AbortSignal) => Promise<Loaded>,
  of: DependencyList,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    const wanted = new AbortController()
    setLoaded(undefined)
    load(wanted.signal).then(
      (here) => wanted.signal.aborted || setLoaded(() => here),
      () => undefined,
    )
    return () => wanted.abort()
    // biome-ignore lint/correctness/useExhaustiveDependencies: whoever loads says what it depends on
  }, of)
  return loaded
}

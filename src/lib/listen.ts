/** Listens to events by their names: 'online offline'. Returns the function that stops. */
export function listen<Happening extends Event>(
  target: EventTarget,
  names: string,
  listener: (event: Happening) => unknown,
  options?: AddEventListenerOptions,
): () => void {
  const stopped = new AbortController()
  for (const name of names.split(' '))
    target.addEventListener(name, listener as EventListener, { ...options, signal: stopped.signal })
  return () => stopped.abort()
}

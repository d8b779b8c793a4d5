/** Web storage that never throws. What cannot be stored is in `memory`, if there is one, until the page is left. */
function safe(area: () => Storage, memory?: Map<string, string>) {
  return {
    /** The stored text, null when there is none or storage cannot be read. */
    read(key: string): string | null {
      try {
        return memory?.get(key) ?? area().getItem(key)
      } catch {
        return null
      }
    },
    /** Stores the text; false when it could not be stored. */
    write(key: string, value: string): boolean {
      try {
        area().setItem(key, value)
        memory?.delete(key)
        return true
      } catch {
        // The server has no window: what one request kept would be read by the next.
        if (typeof window !== 'undefined') memory?.set(key, value)
        return false
      }
    },
    remove(key: string): void {
      memory?.delete(key)
      try {
        area().removeItem(key)
      } catch {
        // Nothing to remove where nothing can be stored.
      }
    },
  }
}

/** Kept on the device. */
export const safeLocalStorage = safe(() => window.localStorage)
/** Kept for this tab. */
export const safeSessionStorage = safe(() => window.sessionStorage, new Map())

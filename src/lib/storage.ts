/**
 * Web storage that never throws: in private windows, on full disks and with storage switched off the shop still works,
 * but remembers nothing.
 */
function safe(area: () => Storage) {
  return {
    /** The stored text, null when there is none or storage cannot be read. */
    read(key: string): string | null {
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    /** Stores the text; false when it could not be stored. */
    write(key: string, value: string): boolean {
      try {
        area().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key: string): void {
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
export const safeSessionStorage = safe(() => window.sessionStorage)

import { typeInto } from '../lib/hydration/typeInto.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { savedInputKey } from '../rules/storageKeys.ts'
import type { SavedInput } from './newVersion.ts'

/** Milliseconds within which the fields have to appear. */
const fieldWait = 10_000

/** What was typed on this page, as `newVersion.ts` wrote it; nothing where it cannot be read. */
function readFields(json: string): Map<string, string | boolean> {
  try {
    const { path, fields } = JSON.parse(json) as SavedInput
    return new Map(path === location.pathname ? fields : [])
  } catch {
    return new Map()
  }
}

/** Restores what was typed before the page was reloaded, each field as it appears. */
export function restoreInput(json: string) {
  safeSessionStorage.remove(savedInputKey)
  const remaining = readFields(json)
  const restore = () => {
    if (!('hydrated' in document.documentElement.dataset)) return
    for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input,textarea,select)')) {
      const key = /checkbox|radio/.test(field.type) ? `${field.name}=${field.value}` : field.name
      const value = remaining.get(key)
      if (value === undefined) continue
      remaining.delete(key)
      if (typeof value === 'string' || !field.checked) typeInto(field, value)
    }
    if (remaining.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true })
  setTimeout(() => observer.disconnect(), fieldWait)
  restore()
}

import { typeInto } from '../lib/hydration/typeInto.ts'
import { safeSessionStorage as tab } from '../lib/storage.ts'
import { typedKey } from '../rules/storageKeys.ts'
import type { Typed } from './newVersion.ts'

/** Milliseconds within which the fields have to appear. */
const fieldsWithin = 10_000

/** What was typed on this page, as `newVersion.ts` wrote it; nothing where it cannot be read. */
function readFields(written: string): Map<string, string | boolean> {
  try {
    const { path, fields } = JSON.parse(written) as Typed
    return new Map(path === location.pathname ? fields : [])
  } catch {
    return new Map()
  }
}

/** Restores what was typed before the page was reloaded, each field as it appears. */
export function restoreInput(written: string) {
  tab.remove(typedKey)
  const left = readFields(written)
  const restore = () => {
    if (!('hydrated' in document.documentElement.dataset)) return
    for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input,textarea,select)')) {
      const key = /checkbox|radio/.test(field.type) ? `${field.name}=${field.value}` : field.name
      const value = left.get(key)
      if (value === undefined) continue
      left.delete(key)
      if (typeof value === 'string' || !field.checked) typeInto(field, value)
    }
    if (left.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true })
  setTimeout(() => observer.disconnect(), fieldsWithin)
  restore()
}

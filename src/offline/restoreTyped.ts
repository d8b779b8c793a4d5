import { safeSessionStorage as tab } from '../lib/storage.ts'
import { type Typed, typedKey } from './newVersion.ts'

/** Milliseconds within which the fields have to appear. */
const patience = 10_000

// React ignores a value set through the element itself: use the setter of its prototype.
function write(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Restores what was typed before the page was reloaded, each field as it appears. */
export function restoreTyped(written: string) {
  tab.remove(typedKey)
  const { path, fields } = JSON.parse(written) as Typed
  if (path !== location.pathname) return
  const left = new Map(fields)
  const restore = () => {
    if (!('hydrated' in document.documentElement.dataset)) return
    for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input,textarea,select)')) {
      const key = /checkbox|radio/.test(field.type) ? `${field.name}=${field.value}` : field.name
      const value = left.get(key)
      if (value === undefined) continue
      left.delete(key)
      if (typeof value === 'string') write(field, value)
      else if (!field.checked) field.click()
    }
    if (left.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true })
  setTimeout(() => observer.disconnect(), patience)
  restore()
}

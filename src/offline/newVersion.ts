import { safeSessionStorage } from '../lib/storage.ts'
import { reloadedKey, savedInputKey } from '../rules/storageKeys.ts'

/** A page's path, and what was typed in its fields, by field name. */
export type SavedInput = { path: string; fields: [name: string, value: string | boolean][] }

const fieldsOfPage = 'main :is(input,textarea,select)'

function inputOfPage(): SavedInput['fields'] {
  const fields: SavedInput['fields'] = []
  for (const { name, type, value, checked } of document.querySelectorAll<HTMLInputElement>(fieldsOfPage)) {
    if (!name || /password|file/.test(type)) continue
    if (!/checkbox|radio/.test(type)) fields.push([name, value])
    else if (checked) fields.push([`${name}=${value}`, true])
  }
  return fields
}

/** A file failed to load: if the server has another version of the shop, the page reloads, once for each version. */
export async function reloadIfNewer(): Promise<void> {
  // The file that holds this code: its name changes with every version, and every page refers to it.
  const version = new URL(import.meta.url).pathname
  const fields = inputOfPage()
  const page = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  if (
    !page.includes('id="root"') ||
    page.includes(version) ||
    safeSessionStorage.read(reloadedKey) === version
  )
    return
  // Without session storage the page might reload for ever.
  if (!safeSessionStorage.write(reloadedKey, version)) return
  safeSessionStorage.write(
    savedInputKey,
    JSON.stringify({ path: location.pathname, fields } satisfies SavedInput),
  )
  location.reload()
}

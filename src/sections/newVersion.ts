import { safeSessionStorage } from '../lib/storage.ts'
import { reloadedKey } from '../rules/storageKeys.ts'

/** Reloads a page that has failed, once for each version, if the server has another version of the shop. */
export async function reloadIfNewer(): Promise<void> {
  // The file that holds this code: its name changes with every version, and every page refers to it.
  const version = new URL(import.meta.url).pathname
  const page = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  const newer = page.includes('id="root"') && !page.includes(version)
  // Without session storage the page might reload for ever.
  if (
    newer &&
    safeSessionStorage.read(reloadedKey) !== version &&
    safeSessionStorage.write(reloadedKey, version)
  )
    location.reload()
}

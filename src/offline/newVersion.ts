import { safeSessionStorage as tab } from '../lib/storage.ts'

/** Path of a page and what was typed in its fields, by their names. */
export type Typed = { path: string; fields: [name: string, value: string | boolean][] }

/** Where that is in session storage while the page is loaded anew. */
export const typedKey = 'typed'

const reloadedKey = 'reloaded'

const fieldsOfPage = 'main :is(input,textarea,select)'

function typedInPage(): Typed['fields'] {
  const fields: Typed['fields'] = []
  for (const { name, type, value, checked } of document.querySelectorAll<HTMLInputElement>(fieldsOfPage)) {
    if (!name || /password|file/.test(type)) continue
    if (!/checkbox|radio/.test(type)) fields.push([name, value])
    else if (checked) fields.push([`${name}=${value}`, true])
  }
  return fields
}

/**
 * A file did not come. Where the server has another version of the shop, this one's files are gone: the page is loaded
 * anew, once a version, and keeps its place and what was typed. Otherwise the connection failed, which the page says.
 */
export async function reloadIfNewer(): Promise<void> {
  // The file that this is in: it changes with every version, and every page names it.
  const version = new URL(import.meta.url).pathname
  const fields = typedInPage()
  const page = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  if (!page.includes('id="root"') || page.includes(version) || tab.read(reloadedKey) === version) return
  tab.write(reloadedKey, version)
  tab.write(typedKey, JSON.stringify({ path: location.pathname, fields } satisfies Typed))
  location.reload()
}

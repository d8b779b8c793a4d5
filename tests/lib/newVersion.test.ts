import { afterEach, expect, test, vi } from 'vitest'
import { reloadIfNewer } from '../../src/sections/newVersion.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens a page whose files a new version has replaced. */
function openOldPage(sessionStorage: Pick<Storage, 'getItem' | 'setItem'>) {
  const reload = vi.fn()
  vi.stubGlobal('window', { sessionStorage })
  vi.stubGlobal('location', { href: 'http://shop.test/complaint', reload })
  vi.stubGlobal('fetch', async () => new Response('<div id="root"></div><script src="/assets/frame-new.js">'))
  return reload
}

test('BEY-25/version without session storage, which counts the reloads, it does not reload', async () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const reload = openOldPage({ getItem: refused, setItem: refused })
  await reloadIfNewer()
  expect(reload).not.toHaveBeenCalled()
})

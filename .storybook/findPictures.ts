import { shopPaths } from '../mocks/storyApi.ts'

/**
 * Loads the shop's pictures, which are at the root of the origin, from the folder that this Storybook is served from.
 * A service worker does so where there is one: browsers have none for a page over plain http, other than on localhost.
 */
export function findPictures(folder: string) {
  if (folder === '/') return
  const starts = shopPaths.map((path) => path.replace('*', ''))
  const moved = (addresses: string) =>
    addresses.replace(/(^|,\s*)(\/[^\s,]*)/g, (whole, before, path) =>
      starts.some((start) => path.startsWith(start)) ? `${before}${folder}${path.slice(1)}` : whole,
    )
  const find = (event: Event) => {
    if (!(event.target instanceof HTMLImageElement)) return
    let found = false
    for (const element of event.target.closest('picture')?.children ?? [event.target]) {
      for (const name of ['srcset', 'src']) {
        const addresses = element.getAttribute(name)
        if (!addresses || moved(addresses) === addresses) continue
        found = true
        element.setAttribute(name, moved(addresses))
      }
    }
    // The shop would show that the picture is missing.
    if (found) event.stopImmediatePropagation()
  }
  window.addEventListener('error', find, true)
}

import { shopPaths } from '../mocks/storyApi.ts'

/**
 * Lets the shop's pictures, which are at the root of the origin, load from the folder that this Storybook is served from.
 * A service worker does so where there is one: browsers have none for a page over plain http, other than on localhost.
 * Each address is moved as it is set, as attribute or as property: React sets it again when an image that already loads
 * comes into the page, and the shop then reads whether it has failed.
 */
export function findPictures(folder: string) {
  if (folder === '/') return
  const starts = shopPaths.map((path) => path.replace('*', ''))
  const moved = (addresses: string) =>
    addresses.replace(/(^|,\s*)(\/[^\s,]*)/g, (whole, before, path) =>
      starts.some((start) => path.startsWith(start)) ? `${before}${folder}${path.slice(1)}` : whole,
    )
  for (const { prototype } of [HTMLImageElement, HTMLSourceElement]) {
    prototype.setAttribute = function (name, value) {
      const isAddress = /^src(set)?$/i.test(name)
      Element.prototype.setAttribute.call(this, name, isAddress ? moved(String(value)) : value)
    }
    for (const name of ['src', 'srcset'])
      Object.defineProperty(prototype, name, {
        ...Object.getOwnPropertyDescriptor(prototype, name),
        set(this: Element, value: string) {
          this.setAttribute(name, value)
        },
      })
  }
}

import { folder } from '../mocks/runMode.ts'

/** The files that the shop requests at the root of the origin, without those that the API is asked for. */
const files = ['/images/', '/set/', '/places.json', '/social.svg']

/** A story's pictures below this address stay pending: they are never asked for. */
const pending = '/images/pending/'

/** The address of a file of the shop in the folder that this Storybook is served from; of several in a list, each. */
export const moved = (addresses: string) =>
  addresses.replace(/(^|,\s*)(\/[^\s,]*)/g, (whole, before, path) =>
    files.some((start) => path.startsWith(start)) ? `${before}${folder}${path.slice(1)}` : whole,
  )

/**
 * Lets pictures load from there. Each address is moved as it is set, as attribute or as property: React sets it again when
 * an image that already loads comes into the page, and the shop then reads whether it has failed.
 */
export function findFiles() {
  for (const { prototype } of [HTMLImageElement, HTMLSourceElement, SVGUseElement]) {
    prototype.setAttribute = function (name, value) {
      const isAddress = /^(src(set)?|href)$/i.test(name)
      if (isAddress && String(value).includes(pending)) return
      Element.prototype.setAttribute.call(this, name, isAddress ? moved(String(value)) : value)
    }
    for (const name of ['src', 'srcset']) {
      const property = Object.getOwnPropertyDescriptor(prototype, name)
      const set = function (this: Element, value: string) {
        this.setAttribute(name, value)
      }
      if (property) Object.defineProperty(prototype, name, { ...property, set })
    }
  }
}

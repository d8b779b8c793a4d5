import { shop } from '../shop/config.ts'

/** The address of a path on the shop's own origin. */
export const absolute = (path: string): string => new URL(path, shop.origin).href

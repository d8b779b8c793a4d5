import { characters } from './characters.ts'
import { limits } from './limits.ts'

/** The first `limits.metaDescription` characters of a description, with runs of white space collapsed. §2, §9 */
export const metaDescription = (text: string): string =>
  characters(text.replace(/\s+/g, ' ').trim()).slice(0, limits.metaDescription).join('')

/** 'name | shop name'; the shop's name alone where there is no name yet. §2 */
export const pageTitle = (name: string, shopName: string): string =>
  name.trim() ? `${name.trim()} | ${shopName}` : shopName

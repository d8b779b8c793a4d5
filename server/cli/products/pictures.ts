import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { imageType } from '../../../src/rules/uploads.ts'
import { imageEndings } from '../../store/images.ts'

const maxBytes = 10 * 1024 * 1024

const isAddress = (path: string) => /^(?:[a-z][a-z\d+.-]+:\/\/|\/)/i.test(path)

/** A long path, shortened for a message, on one line. */
const short = (path: string) =>
  (path.length > 100 ? `${path.slice(0, 100)}...` : path).replaceAll(/\s+/g, ' ')

/** The address of a picture as pages write it, or why they would not show it: without TLS, or with a password. */
export function pictureAddress(path: string): { address: string } | { refused: string } {
  const refuse = (why: string) => ({ refused: `${short(path)} ${why}` })
  // '//host/...' takes the scheme of the page, which in production is https.
  const { protocol, username, password, pathname } = URL.parse(path, 'https://shop.example') ?? {}
  if (/[\s,;]https?:/i.test(path)) return refuse('is more than one address: write | between them')
  if (protocol === 'http:') return refuse('is not https, and the pages of the shop would not show it')
  if (!isAddress(path) || protocol !== 'https:' || pathname === '/')
    return refuse('is not an address of a picture')
  if (username || password) return refuse('has a user name or a password, which everyone could read')
  // A space ends an address in `srcset`.
  return { address: path.replaceAll(' ', '%20') }
}

/**
 * Resolves a picture of a product file: an address is kept; any other path names a file in `folder`, which becomes one of
 * the shop's own, named by a hash of its content: `file` is to be written as `image`. A path or link that leads out of the
 * folder is refused: the file may come from someone else, and what is written is public.
 */
export function pictureOf(
  path: string,
  folder: string,
): { address: string; image?: string; file?: string } | { refused: string } {
  const refuse = (why: string) => ({ refused: `images: ${short(path)} ${why}` })
  if (isAddress(path)) {
    const read = pictureAddress(path)
    return 'address' in read ? read : { refused: `images: ${read.refused}` }
  }
  const named = resolve(folder, path)
  if (!named.startsWith(join(folder, sep)))
    return refuse('is outside the pictures folder, which --pictures sets')
  if (!existsSync(named) || !statSync(named).isFile()) return refuse('does not exist')
  const file = realpathSync(named)
  if (!file.startsWith(join(realpathSync(folder), sep)))
    return refuse('is a link that leads out of the pictures folder, which --pictures sets')
  if (statSync(file).size > maxBytes) return refuse('is larger than 10 MB')
  const bytes = readFileSync(file)
  const type = imageType(bytes)
  if (!type) return refuse('is not a JPEG, PNG or WEBP image')
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${imageEndings[type]}`
  return { address: `/pictures/${name}`, image: `pictures/${name}`, file }
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { imageType } from '../../../src/rules/uploads.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
const maxBytes = 10 * 1024 * 1024

const isAddress = (path: string) => /^(?:[a-z][a-z\d+.-]+:\/\/|\/)/i.test(path)

/** A long path, shortened for a message. */
const short = (path: string) => (path.length > 100 ? `${path.slice(0, 100)}...` : path)

/**
 * Resolves a picture named in a product file. An address is kept as it is; one without TLS is refused, because the
 * shop's content security policy would not show it. Any other path names a file in `folder`, which is checked; it
 * becomes one of the shop's own pictures, named by a hash of its content: `file` is to be written as `image`. A path out of
 * the folder is refused, a symbolic link too: the product file may come from someone else, and what is written is public.
 */
export function pictureOf(
  path: string,
  folder: string,
): { address: string; image?: string; file?: string } | { refused: string } {
  const refuse = (why: string) => ({ refused: `images: ${short(path)} ${why}` })
  if (isAddress(path)) {
    // '//host/...' takes the scheme of the page, which in production is https.
    const { protocol } = URL.parse(path, 'https://shop.example') ?? {}
    if (/[\s,;]https?:/i.test(path)) return refuse('is more than one address: write | between them')
    // A space ends an address in `srcset`.
    if (protocol === 'https:') return { address: path.replaceAll(' ', '%20') }
    return refuse(
      protocol === 'http:'
        ? 'is not https, and the pages of the shop would not show it'
        : 'is not an address of a picture',
    )
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
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${endings[type]}`
  return { address: `/pictures/${name}`, image: `pictures/${name}`, file }
}

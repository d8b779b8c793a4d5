import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { imageType } from '../../../src/rules/uploads.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
const maxBytes = 10 * 1024 * 1024

/** The path under which the shop serves imported pictures. */
const picturesPath = '/pictures/'

const isAddress = (path: string) => /^(https?:\/\/|\/)/.test(path)

/**
 * Resolves a picture named in a product file. An address is kept as it is. Any other path names a file in `folder`,
 * which is checked; calling `copy` copies it to the shop's own pictures, named by a hash of its content. A path out of
 * the folder is refused: the product file may come from someone else, and what is copied is public.
 */
export function pictureOf(
  path: string,
  folder: string,
  dataDir: string,
): { address: string; copy(): void } | { refused: string } {
  if (isAddress(path)) return { address: path, copy: () => {} }
  const file = resolve(folder, path)
  if (!file.startsWith(join(folder, sep)))
    return { refused: `images: ${path} is outside the pictures folder, which --pictures sets` }
  if (!existsSync(file) || !statSync(file).isFile()) return { refused: `images: ${path} does not exist` }
  if (statSync(file).size > maxBytes) return { refused: `images: ${path} is larger than 10 MB` }
  const bytes = readFileSync(file)
  const type = imageType(bytes)
  if (!type) return { refused: `images: ${path} is not a JPEG, PNG or WEBP image` }
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${endings[type]}`
  return {
    address: picturesPath + name,
    copy() {
      const pictures = join(dataDir, 'pictures')
      mkdirSync(pictures, { recursive: true })
      if (!existsSync(join(pictures, name))) copyFileSync(file, join(pictures, name))
    },
  }
}

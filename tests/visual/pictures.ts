import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { PictureIndex, PicturesOfVersion, Version } from '../../.storybook/review-addon/pictures.ts'

/**
 * The small pictures of the review room, kept between builds: each under the hash of the large one that it is made
 * from, so that versions share what is equal. `index.json` names the versions, the newest first.
 */
export const store = join(import.meta.dirname, '../../stories/pictures')

/** Versions that are kept. */
const most = 10

const readJson = <Json>(file: string, otherwise: Json): Json =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise

export const storedIndex = (): PictureIndex => readJson(join(store, 'index.json'), { versions: [] })
export const picturesOfVersion = (id: string): PicturesOfVersion =>
  readJson(join(store, `${id}.json`), { pictures: {}, traces: {}, steps: {} })

/** What the small picture of a large one is called. */
const hashOf = (png: Buffer) => createHash('sha256').update(png).digest('hex').slice(0, 12)

/** A small picture is as wide as this part of the large one. A phone shows that of a phone at its own size. */
const shrunk = (width: number) => (width < 768 ? 1 : 0.5)

/** The end of longer pages is left out. */
const longest = 4000

/** Returns what makes small pictures, in a page of its own, and writes them to a folder under their hashes. */
export async function shrinker(browser: Browser, folder: string) {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage()
  return async (png: Buffer): Promise<string> => {
    const hash = hashOf(png)
    const file = join(folder, `${hash}.webp`)
    if (existsSync(file)) return hash
    const width = png.readUInt32BE(16)
    const small = await page.evaluate(
      async ([data, scale, end]) => {
        const picture = new Image()
        picture.src = `data:image/png;base64,${data}`
        await picture.decode()
        const { naturalWidth: wide, naturalHeight } = picture
        const high = Math.min(naturalHeight, end)
        const canvas = Object.assign(document.createElement('canvas'), {
          width: Math.round(wide * scale),
          height: Math.round(high * scale),
        })
        const context = canvas.getContext('2d')
        if (!context) return ''
        context.imageSmoothingQuality = 'high'
        context.drawImage(picture, 0, 0, wide, high, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/webp', 0.75).split(',')[1] ?? ''
      },
      [png.toString('base64'), shrunk(width), longest] as const,
    )
    writeFileSync(file, Buffer.from(small, 'base64'))
    return hash
  }
}

/** Adds a version, as the newest, and forgets the oldest and all pictures that are in none. */
export function addVersion(version: Version, pictures: PicturesOfVersion) {
  const others = storedIndex().versions.filter(({ id, committed }) => id !== version.id && committed)
  const versions = [version, ...others].slice(0, most)
  writeFileSync(join(store, `${version.id}.json`), JSON.stringify(pictures))
  writeFileSync(
    join(store, 'index.json'),
    `${JSON.stringify({ versions } satisfies PictureIndex, null, 1)}\n`,
  )
  const kept = new Set(versions.flatMap(({ id }) => [`${id}.json`, `since-${id}.json`]))
  for (const { id } of versions) {
    const { pictures: shown, steps } = picturesOfVersion(id)
    for (const hash of Object.values(shown).flatMap((modes) => Object.values(modes))) kept.add(`${hash}.webp`)
    for (const [, hash] of Object.values(steps).flat()) kept.add(`${hash}.webp`)
  }
  for (const file of readdirSync(store))
    if (/^(since-)?[0-9a-f]{12,40}\.(webp|json)$/.test(file) && !kept.has(file)) rmSync(join(store, file))
}

/** Puts a folder that Storybook serves into a static build that is there already. */
export function intoBuild(folder: string, name: string) {
  const built = join(import.meta.dirname, '../../storybook-static')
  if (!existsSync(join(built, 'index.json'))) return
  rmSync(join(built, name), { recursive: true, force: true })
  cpSync(folder, join(built, name), { recursive: true })
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Changed, PicturesOfVersion } from '../../.storybook/review-addon/pictures.ts'
import { cache } from './build.ts'
import { type differencesOf, grouped } from './differences.ts'
import { picturesOfVersion, store, storedIndex } from './pictures.ts'

// What differs between the newest pictures and those of each earlier version, for Changed since.

type Differences = ReturnType<typeof differencesOf>

/** Compares pictures in a page, which can read them. Each pair once: the next build finds it in the cache. */
async function comparer(browser: Browser) {
  const file = join(cache, 'differences.json')
  const known: Record<string, Differences> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const used: typeof known = {}
  const page = await browser.newPage()
  const source = readFileSync(join(import.meta.dirname, 'differences.ts'), 'utf8')
  const content = `${stripTypeScriptTypes(source)}; Object.assign(window, { differencesOf })`
  await page.addScriptTag({ type: 'module', content })
  const compare = (hashes: string[]) =>
    page.evaluate(
      async (pictures) => {
        const [before, after] = await Promise.all(
          pictures.map(async (picture) => {
            const bytes = await fetch(`data:image/webp;base64,${picture}`)
            const bitmap = await createImageBitmap(await bytes.blob())
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
            context?.drawImage(bitmap, 0, 0)
            return context?.getImageData(0, 0, bitmap.width, bitmap.height)
          }),
        )
        const own = window as unknown as { differencesOf: typeof differencesOf }
        return before && after ? own.differencesOf(before, after) : { areas: [], shift: 0 }
      },
      hashes.map((hash) => readFileSync(join(store, `${hash}.webp`), 'base64')),
    )
  return {
    differences: async (before: string, after: string) => {
      const pair = `${before} ${after}`
      used[pair] ??= known[pair] ?? (await compare([before, after]))
      return used[pair]
    },
    keep: () => writeFileSync(file, JSON.stringify(used)),
  }
}

/** The pictures that differ, told by their hashes. */
function changedPictures(before: PicturesOfVersion, after: PicturesOfVersion) {
  const stories = [...new Set([...Object.keys(before.pictures), ...Object.keys(after.pictures)])]
  return stories.flatMap((story) => {
    const [old = {}, now = {}] = [before.pictures[story], after.pictures[story]]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((mode) => old[mode] !== now[mode])
      .map((mode) => ({ story, mode, before: old[mode], after: now[mode] }))
  })
}

/** Writes of each earlier version what has changed since. */
export async function writeChanges(browser: Browser): Promise<void> {
  const { differences, keep } = await comparer(browser)
  const versions = storedIndex().versions.map(({ id }) => ({ id, of: picturesOfVersion(id) }))
  const [newest, ...earlier] = versions
  if (!newest) return
  for (const [age, { id, of }] of earlier.entries()) {
    const all: (ReturnType<typeof changedPictures>[number] & Differences)[] = []
    for (const change of changedPictures(of, newest.of)) {
      const { before, after } = change
      const found = before && after ? await differences(before, after) : { areas: [], shift: 0 }
      all.push({ ...change, ...found })
    }
    const [changed, added, gone] = [
      all.filter(({ before, after }) => before && after),
      all.filter(({ before }) => !before),
      all.filter(({ after }) => !after),
    ]
    /** The version that brought the picture as it is now. */
    const broughtBy = ({ story, mode, after }: (typeof all)[number]) =>
      versions.slice(0, age + 1).find((_, at) => versions[at + 1]?.of.pictures[story]?.[mode] !== after)?.id
    const groups = [...grouped(changed), added, gone].filter(({ length }) => length > 0)
    const written: Changed = groups.map((group) => ({
      versions: [...new Set(group.flatMap((change) => broughtBy(change) ?? []))],
      changes: group.map(({ areas: [area], shift, ...change }) => ({
        ...change,
        area: area && { x: area.x, y: area.y, width: area.width, height: area.height },
        moved: !area && shift !== 0,
      })),
    }))
    writeFileSync(join(store, `since-${id}.json`), JSON.stringify(written))
  }
  keep()
}

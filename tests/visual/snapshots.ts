import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type IndexEntry, isUnseen, picturesOf, sizeOf } from '../../.storybook/review-addon/tags.ts'
import { sizes } from '../../stories/viewports.ts'
import { openStorybook, type StorybookPage, slowest } from './openStorybook.ts'

/** One picture of a story: its width and its emulated media. */
export type Snapshot = {
  /** Story and mode; also the name of the picture's file. */
  name: string
  story: string
  /** The file of the story, from the root of the project. */
  file: string
  /** The story in words: 'Screens / Cart / Restricted, Colombo only'. */
  title: string
  /** Its mode: 'desktop', 'phone', 'forcedColours'. */
  mode: string
  /** A journey, of which each step has a picture. */
  flow: boolean
  /** Whether it shows something of its own: of behaviour the trace is shown. */
  seen: boolean
  width: number
  height: number
  forcedColors: 'active' | 'none'
}

type Mode = { viewport: number; disable?: boolean; forcedColors?: 'active' | 'none' }

/** How a story says that it is photographed. */
type Chromatic = {
  modes: Record<string, Mode>
  forcedColors?: Mode['forcedColors']
  disableSnapshot?: boolean
}

/**
 * The modes that this machine takes, beyond those of Chromatic, which has a price: a phone's of each screen, what stands for
 * a state of behaviour, and the end of each flow.
 */
function modesOf({ title, tags = [] }: IndexEntry, chromatic: Chromatic): Record<string, Mode> {
  const flow = title.startsWith('Flows/')
  if (chromatic.disableSnapshot && !flow && picturesOf(tags).length === 0) return {}
  const both = title.startsWith('Screens/') && sizeOf(tags) === undefined
  return both ? { ...chromatic.modes, phone: { viewport: sizes.phone.width } } : chromatic.modes
}

const ofStory = (story: IndexEntry, chromatic: Chromatic): Snapshot[] => {
  const { id, title, name, importPath, tags = [] } = story
  return Object.entries(modesOf(story, chromatic))
    .filter(([, { disable }]) => !disable)
    .map(
      ([mode, { viewport: width, forcedColors = chromatic.forcedColors ?? 'none' }]): Snapshot => ({
        name: `${id}--at-${mode}`,
        story: id,
        file: importPath.replace('./', ''),
        title: `${title.replace('/', ' / ')} / ${name}`,
        mode,
        flow: title.startsWith('Flows/'),
        seen: !isUnseen(tags),
        width,
        height: width < 768 ? sizes.phone.height : sizes.desktop.height,
        forcedColors,
      }),
    )
}

/** Runs in the page. Asks Storybook about stories: as it prepares them it notes how they are photographed. */
function prepare(ids: readonly string[]) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage
  for (const id of ids) channel?.emit('argtypesInfoRequest', { id, payload: { storyId: id } })
}
/** Runs in the page. What it has noted (`.storybook/preview.tsx`), once that is complete. */
function noted(ids: readonly string[]) {
  const { photographed = {} } = globalThis as unknown as { photographed?: Record<string, Chromatic> }
  return ids.every((id) => id in photographed) && photographed
}

/** Returns every picture that Chromatic would take of a static Storybook, from the parameters of its stories. */
export async function snapshotsOf(browser: Browser, address: string, folder: string): Promise<Snapshot[]> {
  const index: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  )
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  const ids = stories.map(({ id }) => id)
  const page = await browser.newPage()
  await openStorybook(page, address)
  await page.evaluate(prepare, ids)
  const handle = await page.waitForFunction(noted, ids, { timeout: slowest })
  const chromatic = (await handle.jsonValue()) as Record<string, Chromatic>
  await page.close()
  return stories.flatMap((story) => ofStory(story, chromatic[story.id] as Chromatic))
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { picturesOf, sizeOf } from '../../.storybook/review-addon/tags.ts'
import { sizes } from '../../stories/viewports.ts'

/** One picture of a story: its width and its emulated media. */
export type Snapshot = {
  /** Story and mode; also the name of the picture's file. */
  name: string
  story: string
  /** The file of the story, from the root of the project. */
  file: string
  /** The story in words: 'Screens / Cart / Restricted, Colombo only'. */
  title: string
  /** What sets this picture apart from the others of its story: '390', '1280, forced colours'. */
  look: string
  /** Its mode: 'desktop', 'phone', 'forcedColours'. */
  mode: string
  /** A journey, of which each step has a picture. */
  flow: boolean
  width: number
  height: number
  forcedColors: 'active' | 'none'
}

type Mode = { viewport: number; disable?: boolean; forcedColors?: 'active' | 'none' }

type Extracted = {
  id: string
  title: string
  name: string
  tags: string[]
  parameters: {
    fileName: string
    chromatic: { modes: Record<string, Mode>; forcedColors?: Mode['forcedColors']; disableSnapshot?: boolean }
  }
}

/**
 * The modes that this machine takes, beyond those of Chromatic, which has a price: a phone's of each screen, what stands for
 * a state of behaviour, and the end of each flow.
 */
function modesOf({ title, tags, parameters: { chromatic } }: Extracted): Record<string, Mode> {
  const flow = title.startsWith('Flows/')
  if (chromatic.disableSnapshot && !flow && picturesOf(tags).length === 0) return {}
  const both = title.startsWith('Screens/') && sizeOf(tags) === undefined
  return both ? { ...chromatic.modes, phone: { viewport: sizes.phone.width } } : chromatic.modes
}

const ofStory = (story: Extracted): Snapshot[] => {
  const { id, title, name, parameters } = story
  const { fileName, chromatic } = parameters
  return Object.entries(modesOf(story))
    .filter(([, { disable }]) => !disable)
    .map(
      ([mode, { viewport: width, forcedColors = chromatic.forcedColors ?? 'none' }]): Snapshot => ({
        name: `${id}--at-${mode}`,
        story: id,
        file: fileName.replace('./', ''),
        title: `${title.replace('/', ' / ')} / ${name}`,
        look: `${width}${forcedColors === 'active' ? ', forced colours' : ''}`,
        mode,
        flow: title.startsWith('Flows/'),
        width,
        height: width < 768 ? 844 : 900,
        forcedColors,
      }),
    )
}

/** Returns every picture that Chromatic would take of a static Storybook, from the parameters of its stories. */
export async function snapshotsOf(browser: Browser, address: string, folder: string): Promise<Snapshot[]> {
  const list = join(folder, 'snapshots.json')
  if (!existsSync(list)) {
    const page = await browser.newPage()
    await page.goto(`${address}iframe.html?viewMode=story&id=none`)
    const stories = await page.evaluate(async () => {
      const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: PreviewOfStories })
        .__STORYBOOK_PREVIEW__
      await preview.ready()
      const all = Object.values(await preview.extract({ includeDocsOnly: false }))
      return all.map(({ id, title, name, tags, parameters: { fileName, chromatic } }) => ({
        ...{ id, title, name, tags },
        parameters: { fileName, chromatic: JSON.parse(JSON.stringify(chromatic)) },
      }))
    })
    await page.close()
    writeFileSync(list, JSON.stringify((stories as Extracted[]).flatMap(ofStory)))
  }
  return JSON.parse(readFileSync(list, 'utf8'))
}

type PreviewOfStories = {
  ready: () => Promise<void>
  extract: (options: object) => Promise<Record<string, Extracted>>
}

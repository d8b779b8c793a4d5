import type { Page } from '@playwright/test'
import { catalogue } from '../../stories/start/catalogue.ts'
import { statesOf } from '../../stories/start/stateTag.ts'

const sentences = new Map(catalogue.map(({ id, state, holds }) => [id, `${id} ${state}: ${holds}`]))

/** One picture of a story: its width and its emulated media. */
export type Snapshot = {
  /** Story and mode; also the name of the picture's file. */
  name: string
  story: string
  /** The file of the story, identified by the title of its stories. */
  file: string
  /** The story in words: 'Cart / Restricted, Colombo only'. */
  title: string
  /** What sets this picture apart from the others of its story: '390', '1280, forced colours'. */
  look: string
  /** What the states of the story say that it shows. */
  holds: string[]
  width: number
  height: number
  forcedColors: 'active' | 'none'
  reducedMotion: 'reduce' | 'no-preference'
}

type Mode = {
  viewport?: number | string | { width?: number; height?: number }
  disable?: boolean
  forcedColors?: 'active' | 'none'
  prefersReducedMotion?: 'reduce' | 'no-preference'
}

type Extracted = {
  id: string
  title: string
  name: string
  tags: string[]
  parameters: { chromatic?: Mode & { modes?: Record<string, Mode>; disableSnapshot?: boolean } }
}

const sizeOf = (viewport: Mode['viewport']) => {
  if (typeof viewport === 'number') return { width: viewport }
  if (typeof viewport === 'object') return viewport
  return { width: Number.parseInt(String(viewport), 10) || 1280 }
}

const heightOf = (width: number) => (width < 768 ? 844 : 900)

/** Returns every picture that Chromatic would take, from the parameters of the stories. */
export async function snapshotsOf(page: Page, address: string): Promise<Snapshot[]> {
  await page.goto(`${address}iframe.html?viewMode=story&id=none`)
  const stories = (await page.evaluate(async () => {
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: PreviewOfStories })
      .__STORYBOOK_PREVIEW__
    await preview.ready()
    const all = Object.values(await preview.extract({ includeDocsOnly: false }))
    return all.map(({ id, title, name, tags, parameters }) => ({
      id,
      title,
      name,
      tags,
      parameters: { chromatic: JSON.parse(JSON.stringify(parameters.chromatic ?? {})) },
    }))
  })) as Extracted[]
  return stories.flatMap(({ id, title, name, tags, parameters: { chromatic = {} } }) => {
    if (chromatic.disable || chromatic.disableSnapshot) return []
    const holds = statesOf(tags).flatMap((state) => sentences.get(state) ?? [])
    const modes = Object.entries(chromatic.modes ?? { desktop: { viewport: 1280 } })
    return modes.flatMap(([mode, set]): Snapshot[] => {
      if (set.disable) return []
      const { width = 1280, height } = sizeOf(set.viewport)
      const forcedColors = set.forcedColors ?? chromatic.forcedColors ?? 'none'
      return [
        {
          name: `${id}--at-${mode}`,
          story: id,
          file: title,
          title: `${title.replace('/', ' / ')} / ${name}`,
          look: `${width}${forcedColors === 'active' ? ', forced colours' : ''}`,
          holds,
          width,
          height: height ?? heightOf(width),
          forcedColors,
          reducedMotion: set.prefersReducedMotion ?? chromatic.prefersReducedMotion ?? 'no-preference',
        },
      ]
    })
  })
}

type PreviewOfStories = {
  ready: () => Promise<void>
  extract: (options: object) => Promise<Record<string, Extracted>>
}

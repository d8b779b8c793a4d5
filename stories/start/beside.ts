// What Storybook serves beside its pages, each read once: for React's `use`.

import { once } from '../../.storybook/review-addon/once.ts'
import {
  type PicturesOfVersion,
  picturesOf,
  readPictures,
  type Version,
} from '../../.storybook/review-addon/pictures.ts'
import { type ListedStory, listedStories } from '../../.storybook/review-addon/tags.ts'

const read = async <Json>(file: string) => (await (await fetch(`./${file}`)).json()) as Json

/** All stories. Where stories are tested there is no list of them. */
export const readStories = (): Promise<ListedStory[]> =>
  once('stories', () =>
    read<{ entries: Parameters<typeof listedStories>[0] }>('index.json').then(
      ({ entries }) => listedStories(entries),
      () => [],
    ),
  )

type Manifest = { components: Record<string, { stories?: { id: string; description?: string }[] }> }

/** What each story says of itself. A Storybook for pictures is built without. */
export const readSentences = (): Promise<ReadonlyMap<string, string>> =>
  once('sentences', () =>
    read<Manifest>('manifests/components.json').then(
      ({ components }) =>
        new Map(
          Object.values(components).flatMap(({ stories = [] }) =>
            stories.map(({ id, description = '' }) => [id, description] as const),
          ),
        ),
      () => new Map(),
    ),
  )

export type Stage = { version: Version; of: PicturesOfVersion }

/** All versions with their pictures, the newest first. */
export const readStages = (): Promise<readonly Stage[]> =>
  once('stages', async () => {
    const { versions } = await readPictures()
    return Promise.all(versions.map(async (version) => ({ version, of: await picturesOf(version.id) })))
  })

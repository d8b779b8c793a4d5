// What Storybook serves beside its pages, each read once: for React's `use`.

import { once } from '../../.storybook/review-addon/once.ts'
import {
  type PicturesOfVersion,
  picturesOf,
  readPictures,
  type Version,
} from '../../.storybook/review-addon/pictures.ts'
import { type ListedStory, listedStories } from '../../.storybook/review-addon/tags.ts'

/** All stories. Where stories are tested there is no list of them. */
export const readStories = (): Promise<ListedStory[]> =>
  once('stories', () =>
    fetch('./index.json')
      .then((response) => response.json())
      .then(({ entries }) => listedStories(entries))
      .catch(() => []),
  )

export type Stage = { version: Version; of: PicturesOfVersion }

/** All versions with their pictures, the newest first. */
export const readStages = (): Promise<readonly Stage[]> =>
  once('stages', async () => {
    const { versions } = await readPictures()
    return Promise.all(versions.map(async (version) => ({ version, of: await picturesOf(version.id) })))
  })

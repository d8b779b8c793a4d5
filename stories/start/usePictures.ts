import {
  type Pictures,
  type PicturesOfVersion,
  picturesOf,
  readPictures,
  shown,
  type Version,
} from '../../.storybook/review-addon/pictures.ts'
import { useLoaded } from './useLoaded.ts'

/** The pictures beside this Storybook. */
export const usePictures = (): Pictures => useLoaded(readPictures, []) ?? shown

export type Stage = { version: Version; of: PicturesOfVersion }

const noStages: readonly Stage[] = []

/** The first so many versions with their pictures, once all are here: as many as all, if not said. */
export const useStages = (versions: readonly Version[], count?: number): readonly Stage[] =>
  useLoaded(
    () =>
      Promise.all(
        versions.slice(0, count).map(async (version) => ({ version, of: await picturesOf(version.id) })),
      ),
    [versions, count],
  ) ?? noStages

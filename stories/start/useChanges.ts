import { useMemo } from 'react'
import {
  fileOf,
  type Pictures,
  type PicturesOfVersion,
  type Version,
} from '../../.storybook/review-addon/pictures.ts'
import { type Area, differencesOf, grouped, type Pixels } from './differences.ts'
import { useLoaded } from './useLoaded.ts'
import { type Stage, useStages } from './usePictures.ts'

/** What the last `npm run visual` has compared, as it writes it. */
export type Comparison = {
  before: string
  after: string
  changes: { story: string; mode: string; before?: string | undefined; after?: string | undefined }[]
  /** Stories without a picture, and why. */
  failures: { title: string; look: string; why: string }[]
}

/** A picture that is new, changed or gone. */
export type Change = {
  story: string
  mode: string
  before?: string | undefined
  after?: string | undefined
  /** Where it differs, once the two have been compared, and by how many pixels all below that stands lower. */
  areas: readonly Area[]
  shift: number
}

/** Returns the pictures that differ between two versions, told by their hashes alone. */
export function changesBetween(before: PicturesOfVersion, after: PicturesOfVersion): Change[] {
  const stories = [...new Set([...Object.keys(before.pictures), ...Object.keys(after.pictures)])]
  return stories.flatMap((story) => {
    const [old = {}, now = {}] = [before.pictures[story], after.pictures[story]]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((mode) =>
      old[mode] === now[mode]
        ? []
        : {
            story,
            mode,
            before: old[mode] && fileOf(old[mode]),
            after: now[mode] && fileOf(now[mode]),
            areas: [],
            shift: 0,
          },
    )
  })
}

/** What differs from the version before the newest. Undefined until it is known, or where there is no such version. */
export function useLastChanges({ versions, newest }: Pictures): Change[] | undefined {
  const [, before] = useStages(versions, 2)
  return useMemo(() => before && changesBetween(before.of, newest), [before, newest])
}

/** The version that brought a picture as the first of these, the newest, has it. */
export function broughtBy(
  stages: readonly Stage[],
  { story, mode }: Pick<Change, 'story' | 'mode'>,
): Version | undefined {
  const hashIn = (stage: Stage | undefined) => stage?.of.pictures[story]?.[mode]
  return stages.find((_, index) => hashIn(stages[index + 1]) !== hashIn(stages[0]))?.version
}

async function pixelsOf(src: string): Promise<Pixels> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const { naturalWidth: width, naturalHeight: height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  return context?.getImageData(0, 0, width, height) ?? { width, height, data: [] }
}

/** How a changed picture differs. */
async function withDifferences(change: Change): Promise<Change> {
  const { before, after } = change
  if (!before || !after) return change
  try {
    return { ...change, ...differencesOf(await pixelsOf(before), await pixelsOf(after)) }
  } catch {
    return change
  }
}

/** Groups equal changes, once their pictures have been compared. Undefined until then. */
export const useGroups = (changes: readonly Change[] | undefined): Change[][] | undefined =>
  useLoaded(
    async (wanted) => {
      if (!changes) return undefined
      const compared: Change[] = []
      // One after another: each takes some milliseconds, in which the page must answer.
      for (const change of changes) {
        wanted.throwIfAborted()
        compared.push(await withDifferences(change))
      }
      const both = compared.filter(({ before, after }) => before && after)
      const oneSided = [compared.filter(({ before }) => !before), compared.filter(({ after }) => !after)]
      return [...grouped(both), ...oneSided.filter(({ length }) => length > 0)]
    },
    [changes],
  )

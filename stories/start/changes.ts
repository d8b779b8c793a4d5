import { once } from '../../.storybook/review-addon/once.ts'
import {
  fileOf,
  type PicturesOfVersion,
  readPictures,
  type Version,
} from '../../.storybook/review-addon/pictures.ts'
import { readStages, type Stage } from './beside.ts'
import { type Area, differencesOf, grouped, type Pixels } from './differences.ts'

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

/** The pictures that differ between two versions, told by their hashes alone. */
function changesBetween(before: PicturesOfVersion, after: PicturesOfVersion): Change[] {
  const stories = [...new Set([...Object.keys(before.pictures), ...Object.keys(after.pictures)])]
  return stories.flatMap((story) => {
    const [old = {}, now = {}] = [before.pictures[story], after.pictures[story]]
    const modes = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    const file = (hash: string | undefined) => hash && fileOf(hash)
    return modes
      .filter((mode) => old[mode] !== now[mode])
      .map((mode) => ({ story, mode, before: file(old[mode]), after: file(now[mode]), areas: [], shift: 0 }))
  })
}

/** What differs from the version before the newest. Undefined where there is no such version. */
export const readLastChanges = (): Promise<Change[] | undefined> =>
  once('last changes', async () => {
    const [newest, before] = await readStages(2)
    return newest && before && changesBetween(before.of, newest.of)
  })

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

export type Compared = {
  /** Equal changes as one group, and all that is new, and all that has gone. */
  groups: readonly (readonly Change[])[]
  /** How many pictures are still to be compared. */
  left: number
  /** The versions from the newest to the base, to tell which of them brought a change. */
  stages: readonly Stage[]
}

/** What differs from a version, as far as it is known: at first after the first picture, then each time it took twice as long. */
export async function* changesSince(base: string): AsyncGenerator<Compared> {
  const { versions, newest } = await readPictures()
  const stages = await readStages(versions.findIndex(({ id }) => id === base) + 1)
  const earlier = stages.at(-1)
  const all = earlier ? changesBetween(earlier.of, newest) : []
  const toCompare = all.filter(({ before, after }) => before && after)
  const isNew = all.filter(({ before }) => !before)
  const isGone = all.filter(({ after }) => !after)
  const changed: Change[] = []
  const known = (): Compared => ({
    groups: [...grouped(changed), isNew, isGone].filter(({ length }) => length > 0),
    left: toCompare.length - changed.length,
    stages,
  })
  const started = performance.now()
  let due = started
  // One after another: each takes some milliseconds, in which the page must answer.
  for (const change of toCompare) {
    const { before = '', after = '' } = change
    changed.push({ ...change, ...differencesOf(await pixelsOf(before), await pixelsOf(after)) })
    const now = performance.now()
    if (now < due) continue
    due = now + Math.max(1000, now - started)
    yield known()
  }
  yield known()
}

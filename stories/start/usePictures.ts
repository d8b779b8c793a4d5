import type { PictureIndex, PicturesOfVersion, Version } from './pictures.ts'
import { useLoaded } from './useLoaded.ts'

const read = async <Json>(file: string): Promise<Json> => {
  const response = await fetch(`./pictures/${file}.json`)
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

const none: PicturesOfVersion = { pictures: {}, traces: {}, steps: {} }
const loaded = new Map<string, Promise<PicturesOfVersion>>()

/** The pictures of a version, fetched once. */
function picturesOf(id: string): Promise<PicturesOfVersion> {
  const pictures = loaded.get(id) ?? read<PicturesOfVersion>(id)
  loaded.set(id, pictures)
  return pictures
}

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

export type Pictures = {
  /** `missing`: this Storybook was built without pictures. */
  status: 'pending' | 'missing' | 'ready'
  /** The newest first. */
  versions: readonly Version[]
  /** The pictures of the newest version. */
  newest: PicturesOfVersion
}

const pending: Pictures = { status: 'pending', versions: [], newest: none }

async function readPictures(): Promise<Pictures> {
  const { versions } = await read<PictureIndex>('index')
  const [newest] = versions
  if (!newest) throw new Error('none')
  return { status: 'ready', versions, newest: await picturesOf(newest.id) }
}

/** The pictures beside this Storybook. */
export const usePictures = (): Pictures =>
  useLoaded(() => readPictures().catch(() => ({ ...pending, status: 'missing' as const })), []) ?? pending

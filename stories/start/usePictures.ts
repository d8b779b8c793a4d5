import { useEffect, useState } from 'react'
import type { PictureIndex, PicturesOfVersion, Version } from './pictures.ts'

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

/** The first so many versions with their pictures, once all are here: as many as all, if not said. */
export function useStages(versions: readonly Version[], count?: number): readonly Stage[] {
  const [stages, setStages] = useState<readonly Stage[]>([])
  useEffect(() => {
    let here = true
    setStages([])
    const wanted = versions.slice(0, count)
    void Promise.all(wanted.map(async (version) => ({ version, of: await picturesOf(version.id) }))).then(
      (all) => here && setStages(all),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [versions, count])
  return stages
}

export type Pictures = {
  /** `missing`: this Storybook was built without pictures. */
  status: 'pending' | 'missing' | 'ready'
  /** The newest first. */
  versions: readonly Version[]
  /** The pictures of the newest version. */
  newest: PicturesOfVersion
}

/** The pictures beside this Storybook. */
export function usePictures(): Pictures {
  const [pictures, setPictures] = useState<Pictures>({ status: 'pending', versions: [], newest: none })
  useEffect(() => {
    let here = true
    const load = async () => {
      const { versions } = await read<PictureIndex>('index')
      const [newest] = versions
      if (!newest) throw new Error('none')
      return { status: 'ready', versions, newest: await picturesOf(newest.id) } as const
    }
    load().then(
      (ready) => here && setPictures(ready),
      () => here && setPictures((before) => ({ ...before, status: 'missing' })),
    )
    return () => {
      here = false
    }
  }, [])
  return pictures
}

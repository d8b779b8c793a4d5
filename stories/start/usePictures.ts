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
export function picturesOf(id: string): Promise<PicturesOfVersion> {
  const pictures = loaded.get(id) ?? read<PicturesOfVersion>(id)
  loaded.set(id, pictures)
  return pictures
}

/** The pictures of a version, once they are here. */
export function useVersion(id: string | undefined): PicturesOfVersion | undefined {
  const [pictures, setPictures] = useState<PicturesOfVersion>()
  useEffect(() => {
    let here = true
    setPictures(undefined)
    if (id) void picturesOf(id).then((ready) => here && setPictures(ready))
    return () => {
      here = false
    }
  }, [id])
  return pictures
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

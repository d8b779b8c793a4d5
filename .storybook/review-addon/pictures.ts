// The pictures of the stories, beside the pages of Storybook, as `npm run storybook:build` writes them.

import { once } from './once.ts'
import type { Place } from './review.ts'
import { widths } from './tags.ts'

/** A state of the project of which there are pictures. */
export type Version = {
  /** The name of its git tree: equal contents have equal names. */
  id: string
  commit: string
  subject: string
  author: string
  /** When it was committed, as an ISO date. */
  date: string
  /** Releases that point at it. */
  tags: string[]
  /** Whether it is a commit, without changes since. */
  committed: boolean
  /** The version of what took its pictures. */
  takenBy: string
}

/** `pictures/index.json`: the versions, the newest first. */
export type PictureIndex = { versions: Version[] }

/** `pictures/<version>.json` */
export type PicturesOfVersion = {
  /** Of each story, by the name of its mode, the hash that its picture's file is named after. */
  pictures: Record<string, Record<string, string>>
  /** What a story leaves behind that no picture shows: address, calls, storage, focus. */
  traces: Record<string, string[]>
  /** The steps of a flow: what is done, and the picture of what is seen then. */
  steps: Record<string, [label: string, hash: string][]>
}

/** A picture that is new, changed or gone. */
export type Change = {
  story: string
  mode: string
  /** The hashes of the two. */
  before?: string | undefined
  after?: string | undefined
  /** The largest part in which they differ, in pixels. */
  area?: { x: number; y: number; width: number; height: number } | undefined
  /** Nothing differs but its place: what stands above it became higher or lower. */
  moved: boolean
}

/** `pictures/since-<version>.json`: equal changes as one, each with the versions that brought them. */
export type Changed = { changes: Change[]; versions: string[] }[]

export type Pictures = {
  /** The newest first; none in a Storybook that was built without pictures. */
  versions: readonly Version[]
  newest: PicturesOfVersion
}

/** The pictures beside this Storybook, once they have been read. */
export let shown: Pictures = { versions: [], newest: { pictures: {}, traces: {}, steps: {} } }

async function read<Json>(name: string): Promise<Json> {
  const response = await fetch(`./pictures/${name}.json`)
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

/** The pictures of a version. */
export const picturesOf = (id: string) => once(`pictures of ${id}`, () => read<PicturesOfVersion>(id))

/** What has changed since a version. Undefined where it has not been compared. */
export const changedSince = (id: string) =>
  once(`since ${id}`, () => read<Changed>(`since-${id}`).catch(() => undefined))

/** Reads the index and the pictures of the newest version. Another Storybook may have no index of them. */
export const readPictures = (): Promise<Pictures> =>
  once('pictures', async () => {
    const { versions } = await read<PictureIndex>('index').catch((): PictureIndex => ({ versions: [] }))
    const [newest] = versions
    if (newest) shown = { versions, newest: await picturesOf(newest.id) }
    return shown
  })

export const fileOf = (hash: string) => `./pictures/${hash}.webp`

/** The hash of a story's picture at a width. Undefined where there is none. */
export function hashAt(
  { story, width }: Pick<Place, 'story' | 'width'>,
  { pictures }: Pick<PicturesOfVersion, 'pictures'> = shown.newest,
): string | undefined {
  const taken = pictures[story]
  const mode = widths[width].sizes.find((name) => taken?.[name])
  return mode && taken?.[mode]
}

/** The address of the picture. */
export function pictureAt(...at: Parameters<typeof hashAt>): string | undefined {
  const hash = hashAt(...at)
  return hash && fileOf(hash)
}

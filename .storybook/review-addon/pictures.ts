import type { Place } from './review.ts'
import { sizesAt } from './storiesAt.ts'

/** Of each story, by the name of its mode, the content hash of its picture, after which the file is named. */
export type Pictures = Record<string, Record<string, string>>

let shown: Pictures = {}

/** Reads the pictures of the newest version: `pictures/index.json` names it, and it has a file of its own beside. */
export async function readPictures() {
  const read = async (file: string) => (await fetch(`./pictures/${file}.json`)).json()
  const { versions } = await read('index')
  shown = (await read(versions[0].id)).pictures
}

/** The hash of a story's picture at a width. Undefined where there is none. */
export function hashAt(
  { story, width }: Pick<Place, 'story' | 'width'>,
  pictures = shown,
): string | undefined {
  const taken = pictures[story]
  const mode = sizesAt(width).find((name) => taken?.[name])
  return mode && taken?.[mode]
}

/** The address of the picture. */
export function pictureOf(place: Pick<Place, 'story' | 'width'>): string | undefined {
  const hash = hashAt(place)
  return hash && `./pictures/${hash}.webp`
}

// The pictures of the stories, beside the pages of Storybook: written by `npm run storybook:build`, read by the boards.

import { hashAt } from '../../.storybook/review-addon/pictures.ts'
import type { Width } from '../../.storybook/review-addon/storiesAt.ts'

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
  /** How long it took to take all pictures that were not there yet. */
  seconds: number
}

/** The versions, the newest first. */
export type PictureIndex = { versions: Version[] }

/** What the last `npm run visual` has compared, as it writes it. */
export type Comparison = {
  before: string
  after: string
  changes: { story: string; mode: string; before?: string; after?: string }[]
  /** Stories without a picture, and why. */
  failures: { title: string; look: string; why: string }[]
  /** Groups of pictures that are the same: does each story rest in its own state? */
  repeated: string[][]
}

export type PicturesOfVersion = {
  /** Of each story, by the name of its mode, the hash that its picture's file is named after. */
  pictures: Record<string, Record<string, string>>
  /** What a story leaves behind that no picture shows: address, calls, storage, focus. */
  traces: Record<string, string[]>
  /** The steps of a flow: what is done, and the picture of what is seen then. */
  steps: Record<string, [label: string, hash: string][]>
}

/** Returns the address of a story's picture at a width. Undefined where none was taken. */
export function pictureAt(of: PicturesOfVersion, story: string, width: Width): string | undefined {
  const hash = hashAt({ story, width }, of.pictures)
  return hash && fileOf(hash)
}

export const fileOf = (hash: string) => `./pictures/${hash}.webp`

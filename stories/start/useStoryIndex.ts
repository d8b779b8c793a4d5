import { useEffect, useState } from 'react'
import { sizeOf } from './sizeTag.ts'
import { readTag, statesOf } from './stateTag.ts'

export type IndexedStory = {
  id: string
  title: string
  name: string
  states: string[]
  clauses: string[]
  /** The size at which the story is locked, if it is. */
  size: string | undefined
}

type StoryIndex = { status: 'pending' | 'failed' | 'ready'; stories: IndexedStory[] }

type Entry = { id: string; title: string; name: string; type: string; tags?: string[] }

/**
 * Fetches the stories that pin states. Storybook serves `index.json` beside this page, in dev and in the static build.
 */
async function readIndex(): Promise<IndexedStory[]> {
  const response = await fetch('./index.json')
  const { entries } = (await response.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [] }) => ({
      id,
      title,
      name,
      states: statesOf(tags),
      size: sizeOf(tags),
      clauses: tags.flatMap((tag) => {
        const { id, clause } = readTag(tag) ?? {}
        return clause ? [`${id}/${clause}`] : []
      }),
    }))
    .filter(({ states }) => states.length > 0)
}

export function useStoryIndex(): StoryIndex {
  const [index, setIndex] = useState<StoryIndex>({ status: 'pending', stories: [] })
  useEffect(() => {
    let here = true
    readIndex().then(
      (stories) => here && setIndex({ status: 'ready', stories }),
      () => here && setIndex({ status: 'failed', stories: [] }),
    )
    return () => {
      here = false
    }
  }, [])
  return index
}

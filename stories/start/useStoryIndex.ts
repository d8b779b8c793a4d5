import { useEffect, useState } from 'react'

export type IndexedStory = { id: string; title: string; name: string; states: string[] }

type StoryIndex = { status: 'pending' | 'failed' | 'ready'; stories: IndexedStory[] }

type Entry = { id: string; title: string; name: string; type: string; tags?: string[] }

const pinned = /^spec:(\w+-\d+)$/

/** The stories that pin states of the catalogue. Storybook lists them beside this page, in dev and in the static build. */
async function readIndex(): Promise<IndexedStory[]> {
  const answer = await fetch('./index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [] }) => ({
      id,
      title,
      name,
      states: tags.flatMap((tag) => pinned.exec(tag)?.[1] ?? []),
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

import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { isUnseen, type ListedStory, listedStory, readTag } from '../../.storybook/review-addon/tags.ts'
import { useLoaded } from './useLoaded.ts'

type IndexedStory = ListedStory & {
  clauses: string[]
  /** Loading, error and the other kinds that are tags, and `behaviour`. */
  tags: string[]
  /** Whether it is photographed for more than its states: one of behaviour is not. */
  seen: boolean
}

/** A state of the catalogue with the stories and tests that pin it. */
export type IndexedState = CatalogueState & { stories: IndexedStory[]; tests: string[] }

type StoryIndex = {
  status: 'pending' | 'failed' | 'ready'
  stories: IndexedStory[]
  /** What each story says of itself. */
  sentences: ReadonlyMap<string, string>
}

type Entry = { id: string; title: string; name: string; type: string; tags?: string[] }
type Manifest = { components: Record<string, { stories?: { id: string; description?: string }[] }> }

/** Fetches what Storybook serves beside this page, in dev and in the static build. */
const read = async <Json>(file: string) => (await (await fetch(`./${file}`)).json()) as Json

/** Returns all stories. */
async function readIndex(): Promise<IndexedStory[]> {
  const { entries } = await read<{ entries: Record<string, Entry> }>('index.json')
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map((entry) => ({ entry, tags: entry.tags ?? [] }))
    .map(({ entry, tags }) => ({
      ...listedStory(entry),
      tags,
      seen: !isUnseen(tags),
      clauses: tags.flatMap((tag) => {
        const { id, clause } = readTag(tag) ?? {}
        return clause ? [`${id}/${clause}`] : []
      }),
    }))
}

async function readSentences() {
  const { components } = await read<Manifest>('manifests/components.json')
  return new Map(
    Object.values(components).flatMap(({ stories = [] }) =>
      stories.map(({ id, description = '' }) => [id, description] as const),
    ),
  )
}

const pending: StoryIndex = { status: 'pending', stories: [], sentences: new Map() }

export function useStoryIndex(): StoryIndex {
  const index = useLoaded(
    () =>
      readIndex().then(
        (stories) => ({ status: 'ready' as const, stories }),
        () => ({ status: 'failed' as const, stories: pending.stories }),
      ),
    [],
  )
  // The list is of use without them.
  const sentences = useLoaded(readSentences, []) ?? pending.sentences
  return { ...pending, ...index, sentences }
}

import type { CatalogueState } from '../../.storybook/review-addon/states.ts'
import { type ListedStory, listedStories } from '../../.storybook/review-addon/tags.ts'
import { useLoaded } from './useLoaded.ts'

/** A state of the catalogue with the stories and tests that pin it. */
export type IndexedState = CatalogueState & { stories: ListedStory[]; tests: string[] }

type StoryIndex = {
  status: 'pending' | 'failed' | 'ready'
  stories: ListedStory[]
  /** What each story says of itself. */
  sentences: ReadonlyMap<string, string>
}

type Manifest = { components: Record<string, { stories?: { id: string; description?: string }[] }> }

/** Fetches what Storybook serves beside this page, in dev and in the static build. */
const read = async <Json>(file: string) => (await (await fetch(`./${file}`)).json()) as Json

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
      read<{ entries: Parameters<typeof listedStories>[0] }>('index.json').then(
        ({ entries }) => ({ status: 'ready' as const, stories: listedStories(entries) }),
        () => ({ status: 'failed' as const, stories: pending.stories }),
      ),
    [],
  )
  // The list is of use without them.
  const sentences = useLoaded(readSentences, []) ?? pending.sentences
  return { ...pending, ...index, sentences }
}

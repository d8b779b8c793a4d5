import type { CatalogueState } from './catalogue.ts'
import type { IndexedStory } from './useStoryIndex.ts'

/** A state of the catalogue with the stories and tests that pin it. */
export type IndexedState = CatalogueState & { stories: IndexedStory[]; tests: string[] }

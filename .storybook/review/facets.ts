import type { IndexInput } from 'storybook/internal/types'
import { sizeTag } from '../../stories/start/sizeTag.ts'
import { lockedSizes } from './lockedSizes.ts'

/** Filters of the sidebar, each with the words that name it. */
const facets: [facet: string, words: string[]][] = [
  ['loading', ['loading']],
  ['empty', ['empty', 'none', 'filtered']],
  ['error', ['error', 'failed']],
  ['invalid', ['invalid']],
  ['submitting', ['submitting']],
  ['success', ['success']],
  ['restricted', ['restricted']],
  ['redirecting', ['redirecting']],
]

/** The words that tell the kind of a story. The name of a screen's story begins with it, a component's has it anywhere. */
function kindOf({ title = '', name = '' }: IndexInput): string[] {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  return title.startsWith('Components/') ? words : words.slice(0, 1)
}

const isPhone = (size: string) => size === 'phone' || size === 'small'

/**
 * Returns the stories of a file with further tags: the size at which `onlyAt` locks the story, and the filters of the
 * sidebar (`phone` for the stories of a phone only).
 */
export function withFacets(stories: readonly IndexInput[], source: string): IndexInput[] {
  const sizes = lockedSizes(source)
  return stories.map((story) => {
    const size = sizes.get(story.exportName ?? '')
    const { tags = [] } = story
    const kind = kindOf(story)
    return {
      ...story,
      tags: [
        ...tags,
        ...(size ? [sizeTag(size)] : []),
        ...(size && isPhone(size) ? ['phone'] : []),
        ...facets.filter(([, words]) => words.some((word) => kind.includes(word))).map(([facet]) => facet),
      ],
    }
  })
}

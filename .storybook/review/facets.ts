import type { IndexInput } from 'storybook/internal/types'
import { sizeTag } from '../../stories/start/sizeTag.ts'
import { lockedSizes } from './lockedSizes.ts'

/** Filters of the sidebar, recognised by the name of a story: the state in words, then the case. */
const facets: [facet: string, named: RegExp][] = [
  ['loading', /^loading|\bloading\b/i],
  ['empty', /^empty|\bempty\b|\bnone\b/i],
  ['error', /^(error|failed)|\bfailed\b|\brefused\b/i],
  ['invalid', /^invalid/i],
  ['submitting', /^submitting/i],
  ['success', /^success/i],
  ['restricted', /^restricted/i],
  ['redirecting', /^redirecting/i],
]

const isPhone = (size: string) => size === 'phone' || size === 'small'

/**
 * Returns the stories of a file with further tags: the size at which `onlyAt` locks the story, and the filters of the
 * sidebar (`phone` for the stories of a phone only).
 */
export function withFacets(stories: readonly IndexInput[], source: string): IndexInput[] {
  const sizes = lockedSizes(source)
  return stories.map((story) => {
    const size = sizes.get(story.exportName ?? '')
    const { name = '', tags = [] } = story
    return {
      ...story,
      tags: [
        ...tags,
        ...(size ? [sizeTag(size)] : []),
        ...(size && isPhone(size) ? ['phone'] : []),
        ...facets.filter(([, named]) => named.test(name)).map(([facet]) => facet),
      ],
    }
  })
}

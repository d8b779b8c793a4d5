import type { ComponentProps } from 'react'
import { StoryLink } from './StoryLink.tsx'
import type { IndexFilters } from './useStates.ts'

/** What the state index begins with: all states, as a list. */
export const everything: IndexFilters = {
  ...{ find: '', kind: 'all', screen: '', state: '', look: 'list', width: 'both' },
}

type IndexLinkProps = Omit<ComponentProps<typeof StoryLink>, 'story' | 'args'> & { of: Partial<IndexFilters> }

/** A link to the state index with what it shows, and nothing else chosen. */
export const IndexLink = ({ of, ...anchor }: IndexLinkProps) => (
  <StoryLink story="start-here-state-index--index" args={{ ...everything, ...of }} {...anchor} />
)

import { StoryLink } from './StoryLink.tsx'

/** State numbers, each a link to its row in the state index. */
export const StateLinks = ({ ids }: { ids: readonly string[] }) => (
  <span className="type-mono text-ink-soft">
    {ids.map((id) => (
      <StoryLink
        key={id}
        story="start-here-state-index--index"
        args={{ find: id }}
        className="mr-2 inline-block"
      >
        {id}
      </StoryLink>
    ))}
  </span>
)

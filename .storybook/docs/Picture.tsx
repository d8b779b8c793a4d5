import type { Parameters } from '@storybook/react-vite'
import { StoryLink } from '../../stories/start/StoryLink.tsx'
import { StoryPicture } from '../../stories/start/StoryPicture.tsx'

const note = 'mb-3 border border-line bg-photo p-3 type-small text-ink-quiet'

const missing = <p className={note}>No picture of this story has been made yet. Open the story.</p>

/** The picture of a finished story, which opens it. */
export function Picture({ id, parameters }: { id: string; parameters: Parameters }) {
  if (parameters.chromatic?.disableSnapshot) return <p className={note}>No picture is taken of this story.</p>
  return (
    <StoryLink story={id} className="mb-3 block" aria-label="Open the story">
      <StoryPicture id={id} className="max-h-120 max-w-full" missing={missing} />
    </StoryLink>
  )
}

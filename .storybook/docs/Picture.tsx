import type { Parameters } from '@storybook/react-vite'
import { useState } from 'react'
import { StoryLink } from '../../stories/start/StoryLink.tsx'

const note = 'mb-3 border border-line bg-photo p-3 type-small text-ink-quiet'

/** The picture of a finished story, made by `npm run visual -- --pictures`. Links to the story. */
export function Picture({ id, parameters }: { id: string; parameters: Parameters }) {
  const [missing, setMissing] = useState(false)
  if (parameters.chromatic?.disableSnapshot) return <p className={note}>No picture is taken of this story.</p>
  if (missing)
    return (
      <p className={note}>
        There is no picture of this story yet. <code>npm run visual -- --pictures</code> makes the pictures of
        all stories.
      </p>
    )
  return (
    <StoryLink story={id} className="mb-3 block" aria-label="Open the story">
      <img
        src={`./pictures/${id}.webp`}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
        className="block max-h-120 max-w-full border border-line"
      />
    </StoryLink>
  )
}

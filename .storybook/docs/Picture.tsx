import { useState } from 'react'

/** The picture of a finished story, made by `npm run visual -- --pictures`. Links to the story. */
export function Picture({ id }: { id: string }) {
  const [missing, setMissing] = useState(false)
  if (missing)
    return (
      <p className="mb-3 border border-line bg-photo p-3 type-small text-ink-quiet">
        There is no picture of this story yet. <code>npm run visual -- --pictures</code> makes the pictures of
        all stories.
      </p>
    )
  return (
    <a href={`./?path=/story/${id}`} target="_top" className="mb-3 block" aria-label="Open the story">
      <img
        src={`./pictures/${id}.webp`}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
        className="block max-h-120 max-w-full border border-line"
      />
    </a>
  )
}

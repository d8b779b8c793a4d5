import { useState } from 'react'

/** The picture of a story that `npm run visual -- --pictures` has made; nothing where it has made none. */
export function StoryPicture({ id, className }: { id: string; className?: string }) {
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <img
      src={`./pictures/${id}.webp`}
      alt=""
      loading="lazy"
      onError={() => setMissing(true)}
      className={`block border border-line bg-cell ${className ?? ''}`}
    />
  )
}

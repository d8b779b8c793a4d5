import { useState } from 'react'

/** The picture of a story made by `npm run visual -- --pictures`, or nothing if there is none. */
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

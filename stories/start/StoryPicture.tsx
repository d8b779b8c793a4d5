import { type ReactNode, useState } from 'react'

type StoryPictureProps = {
  id: string
  className?: string /** What stands in its place. */
  missing?: ReactNode
}

/** The picture of a story made by `npm run visual -- --pictures`. */
export function StoryPicture({ id, className, missing }: StoryPictureProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return missing
  return (
    <img
      src={`./pictures/${id}.webp`}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      className={`block border border-line bg-cell ${className ?? ''}`}
    />
  )
}

import type { MouseEvent } from 'react'
import { openStory } from './openStory.ts'

/** A link to a story of this Storybook. A plain click opens the story without reloading Storybook's frame. */
export function StoryLink({
  story,
  viewport,
  ...anchor
}: {
  story: string
  viewport?: string
  className?: string
  children: string
  'aria-label'?: string
}) {
  const width = viewport ? `&globals=viewport:${viewport}` : ''
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !openStory({ story, viewport })) return
    event.preventDefault()
  }
  return <a href={`./?path=/story/${story}${width}`} target="_top" onClick={open} {...anchor} />
}

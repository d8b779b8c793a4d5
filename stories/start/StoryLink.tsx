import type { MouseEvent } from 'react'
import { openStory } from './openStory.ts'

/** The address of a story in this Storybook, which is opened without loading its frame again. */
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

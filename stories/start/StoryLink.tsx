import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { addons } from 'storybook/preview-api'
import { type Destination, openEvent } from '../../.storybook/review-addon/events.ts'

const inAddress = (values: Record<string, string>) =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Opens a story or a Docs page in Storybook's frame, without loading that again. */
export const openStory = (destination: Destination) => addons.getChannel().emit(openEvent, destination)

/**
 * A link to a story or a Docs page of this Storybook, at a width or with values of its controls if they are given. */
export function StoryLink({
  story,
  state,
  viewport,
  args,
  ...anchor
}: Destination & {
  className?: string
  style?: CSSProperties
  children: ReactNode
  'aria-label'?: string
}) {
  const view = story.endsWith('--docs') ? 'docs' : 'story'
  const settings = [
    viewport ? `&globals=${inAddress({ viewport })}` : '',
    args ? `&args=${inAddress(args)}` : '',
  ].join('')
  const open = (event: MouseEvent) => {
    // Without Storybook's frame around it the page follows the link itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return
    event.preventDefault()
    openStory({ story, state, viewport, args })
  }
  return <a href={`./?path=/${view}/${story}${settings}`} target="_top" onClick={open} {...anchor} />
}

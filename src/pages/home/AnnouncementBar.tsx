import { X } from 'lucide'
import { Link } from 'react-router-dom'
import type { Announcement } from '../../api/content.ts'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import { useRotation } from '../../lib/useRotation.ts'
import { limits } from '../../rules/limits.ts'
import { safeLink } from '../../rules/safeLink.ts'
import { PauseButton, SlideControls, Slides } from './Slides.tsx'

type AnnouncementBarProps = {
  announcements: readonly Announcement[]
  /** Something covers the bar, so it does not rotate. */
  covered?: boolean
  onClose: () => void
}

const name = 'Announcement'

/** §2 Home extras: the announcements, one at a time. A single announcement does not rotate. */
export function AnnouncementBar({ announcements, covered, onClose }: AnnouncementBarProps) {
  const count = announcements.length
  const many = count > 1
  const rotation = useRotation({ count, every: limits.announcementRotation, covered })
  return (
    <section
      aria-label="Announcements"
      aria-roledescription={many ? 'carousel' : undefined}
      {...rotation.bind}
      className="border-b border-line bg-cell [html[data-dismissed]:not([data-hydrated])_&]:hidden"
    >
      <div className="wrap flex items-center justify-end max-md:flex-wrap">
        {many && <PauseButton name={name} rotation={rotation} className="z-1 order-2" />}
        <Slides
          name={name}
          slides={announcements.map((each) => ({ key: each.id, slide: <Words announcement={each} /> }))}
          rotation={rotation}
          // On a phone the controls stand beside the tag, in the first row of the slide.
          className={
            many ? 'min-w-0 max-md:order-last max-md:-mt-11 max-md:w-full md:flex-1' : 'min-w-0 flex-1'
          }
        />
        {many && (
          <div className="z-1 order-1 flex items-center">
            <SlideControls name={name} rotation={rotation} count={count} room={16.5} />
          </div>
        )}
        <IconButton label="Close announcements" icon={X} onClick={onClose} className="z-1 order-3 -mr-2.5" />
      </div>
    </section>
  )
}

function Words({ announcement }: { announcement: Announcement }) {
  const { title, content } = announcement
  const urgent = announcement.is_urgent === 1
  const link = safeLink(announcement.link)
  const [first, rest] = title.trim() ? [title, content] : [content, '']
  return (
    <div className="flex min-h-13 items-center gap-x-4 gap-y-2.5 py-2.5 max-md:flex-wrap">
      <Tag tone={urgent ? 'urgent' : 'ink'}>{urgent ? 'Urgent' : 'Notice'}</Tag>
      <p dir="auto" className="min-w-0 type-compact text-pretty max-md:w-full">
        <span className="font-semibold">{link ? <Link to={link}>{first}</Link> : first}</span>{' '}
        <span>{rest}</span>
      </p>
    </div>
  )
}

import { X } from 'lucide'
import { Link } from 'react-router-dom'
import type { Announcement } from '../../api/content.ts'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import { useRotation } from '../../lib/useRotation.ts'
import { limits } from '../../rules/limits.ts'
import { safeLink } from '../../rules/safeLink.ts'
import { PauseButton, SlideControls } from './SlideControls.tsx'
import { Slides } from './Slides.tsx'

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
      <div className="wrap flex items-center justify-between gap-x-4 max-md:flex-wrap">
        {many && <PauseButton name={name} rotation={rotation} className="order-2" />}
        <Slides
          name={name}
          slides={announcements.map((each) => ({ key: each.id, slide: <Words announcement={each} /> }))}
          index={rotation.index}
          still={!rotation.running}
          onSwipe={rotation.go}
          className={many ? 'min-w-0 max-md:w-full md:flex-1' : 'min-w-0 flex-1'}
        />
        {many && (
          <div className="order-1 -ml-2.5 flex items-center">
            <SlideControls name={name} rotation={rotation} count={count} />
          </div>
        )}
        <IconButton label="Close announcements" icon={X} onClick={onClose} className="order-3 -mr-2.5" />
      </div>
    </section>
  )
}

/** Aligned with the first of several lines; on wide screens centred on the only line. */
const alignment = 'self-start lg:self-center'

function Words({ announcement }: { announcement: Announcement }) {
  const { title, content } = announcement
  const urgent = announcement.is_urgent === 1
  const link = safeLink(announcement.link)
  const [first, rest] = title.trim() ? [title, content] : [content, '']
  return (
    <div className="flex min-h-13 items-center gap-4 py-2.5">
      <Tag tone={urgent ? 'urgent' : 'ink'} className={alignment}>
        {urgent ? 'Urgent' : 'Notice'}
      </Tag>
      <p dir="auto" className={`min-w-0 type-compact text-pretty ${alignment}`}>
        <span className="font-semibold">{link ? <Link to={link}>{first}</Link> : first}</span>{' '}
        <span>{rest}</span>
      </p>
    </div>
  )
}

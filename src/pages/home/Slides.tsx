import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../components/ui/IconButton.tsx'
import type { Rotation } from '../../lib/useRotation.ts'

type SlidesProps = {
  /** What one slide is called: 'Announcement'. */
  name: string
  slides: { key: string | number; slide: ReactNode }[]
  rotation: Rotation
  className?: string
}

const positionOf = (strip: HTMLElement) => Math.round(strip.scrollLeft / strip.clientWidth)

/** A strip of slides of which one is visible. All are as large as the largest, so that nothing shifts. */
export function Slides({ name, slides, rotation, className }: SlidesProps) {
  const { index, running, go } = rotation
  const strip = useRef<HTMLDivElement>(null)
  // What scrolls the strip. A finger, and its glide after it, chooses the slide; before the page is hydrated it can be
  // nothing else. A finger that stops a glide also ends that glide's scrolling.
  const scrolledBy = useRef<'finger' | 'glide' | 'index'>('glide')
  const isMounted = useRef(false)

  function follow(element: HTMLElement) {
    const at = positionOf(element)
    if (at !== index && at < slides.length) go(at)
  }

  function showIndex() {
    const element = strip.current
    // A slide that was swiped into place is not scrolled again.
    if (!element || positionOf(element) === index) return
    // A button was pressed, perhaps while the strip still glides from a swipe.
    scrolledBy.current = 'index'
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
  }
  const endTouch = () => {
    scrolledBy.current = 'glide'
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each index
  useLayoutEffect(() => {
    if (isMounted.current) showIndex()
    else if (strip.current) follow(strip.current)
    isMounted.current = true
  }, [index])

  const many = slides.length > 1
  return (
    <div
      ref={strip}
      // A change while the rotation stands is announced to screen readers.
      aria-live={many ? (running ? 'off' : 'polite') : undefined}
      onTouchStart={() => {
        scrolledBy.current = 'finger'
      }}
      onTouchEnd={endTouch}
      onTouchCancel={endTouch}
      // Resizing the window scrolls the strip too: go back to the current slide.
      onScroll={({ currentTarget }) => (scrolledBy.current === 'index' ? showIndex() : follow(currentTarget))}
      onScrollEnd={() => {
        if (scrolledBy.current === 'glide') scrolledBy.current = 'index'
      }}
      // Scrollable by touch only; keyboard and mouse use the buttons.
      className={`flex snap-x snap-mandatory overflow-hidden [scrollbar-width:none] pointer-coarse:overflow-x-auto ${className ?? ''}`}
    >
      {slides.map(({ key, slide }, at) => (
        <div
          key={key}
          {...(many && {
            role: 'group',
            'aria-roledescription': 'slide',
            'aria-label': `${name} ${at + 1} of ${slides.length}`,
          })}
          inert={at !== index}
          aria-hidden={at !== index || undefined}
          // `snap-always`: a fast swipe moves one slide, not several.
          className="@container w-full flex-none snap-start snap-always"
        >
          {slide}
        </div>
      ))}
    </div>
  )
}

type ControlsProps = { name: string; rotation: Rotation }

/** Pauses and resumes a rotation. In the document it comes before the content it pauses. */
export const PauseButton = ({ name, rotation, className }: ControlsProps & { className: string }) => (
  <IconButton
    data-rotation
    label={`${rotation.playing ? 'Pause' : 'Play'} ${name.toLowerCase()}s`}
    icon={rotation.playing ? Pause : Play}
    onClick={rotation.toggle}
    className={className}
  />
)

/** `room`: the width in rem of what stands beside the ticks on the narrowest screens; where they do not fit, they wrap. */
type SlideControlsProps = ControlsProps & { count: number; room: number }
export const SlideControls = ({ name, rotation, count, room }: SlideControlsProps) => (
  <>
    <IconButton label={`Previous ${name.toLowerCase()}`} icon={ChevronLeft} onClick={rotation.previous} />
    <div className="flex flex-wrap" style={{ maxWidth: `calc(100vw - ${room}rem)` }}>
      {Array.from({ length: count }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its position
          key={at}
          type="button"
          aria-label={`${name} ${at + 1}`}
          aria-current={at === rotation.index || undefined}
          onClick={() => rotation.go(at)}
          className="grid size-6 place-items-center"
        >
          <span
            className={`forced-colors:bg-[CanvasText] ${at === rotation.index ? 'h-4.5 w-1 bg-ink' : 'h-2.5 w-0.5 bg-edge'}`}
          />
        </button>
      ))}
    </div>
    <IconButton label={`Next ${name.toLowerCase()}`} icon={ChevronRight} onClick={rotation.next} />
  </>
)

import { type ReactNode, useLayoutEffect, useRef } from 'react'

type SlidesProps = {
  /** What one slide is called: 'Announcement'. */
  name: string
  slides: { key: string | number; slide: ReactNode }[]
  index: number
  /** The rotation is paused, so a change is announced to screen readers. */
  still: boolean
  onSwipe: (index: number) => void
  className?: string
}

const positionOf = (strip: HTMLElement) => Math.round(strip.scrollLeft / strip.clientWidth)

/** A strip of slides of which one is visible. All are as large as the largest, so that nothing shifts. */
export function Slides({ name, slides, index, still, onSwipe, className }: SlidesProps) {
  const strip = useRef<HTMLDivElement>(null)
  const isTouch = useRef(false)

  function showIndex() {
    const element = strip.current
    // A slide that was swiped into place is not scrolled again.
    if (!element || positionOf(element) === index) return
    // A button was pressed, perhaps while the strip still glides from a swipe.
    isTouch.current = false
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
  }
  useLayoutEffect(showIndex, [index])

  const many = slides.length > 1
  return (
    <div
      ref={strip}
      aria-live={many ? (still ? 'polite' : 'off') : undefined}
      onTouchStart={() => {
        isTouch.current = true
      }}
      onScroll={({ currentTarget }) => {
        const at = positionOf(currentTarget)
        // Resizing the window scrolls the strip too: go back to the current slide.
        if (!isTouch.current) showIndex()
        else if (at !== index && at < slides.length) onSwipe(at)
      }}
      onScrollEnd={() => {
        isTouch.current = false
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

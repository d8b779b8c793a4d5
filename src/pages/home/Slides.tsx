import { type ReactNode, useLayoutEffect, useRef } from 'react'

type SlidesProps = {
  /** What they are called together: 'Announcement'. */
  name: string
  slides: { key: string | number; slide: ReactNode }[]
  index: number
  /** Nothing moves by itself: a change is read out. */
  still: boolean
  onSwipe: (index: number) => void
  className?: string
}

const positionOf = (strip: HTMLElement) => Math.round(strip.scrollLeft / strip.clientWidth)

/**
 * Slides in a strip of which one is in sight: a finger pushes it, everything else puts it there. All have the room of
 * the largest, so that nothing moves when they change.
 */
export function Slides({ name, slides, index, still, onSwipe, className }: SlidesProps) {
  const strip = useRef<HTMLDivElement>(null)
  const touched = useRef(false)

  function settle() {
    const element = strip.current
    // What a finger has pushed into its place stays under it.
    if (element && positionOf(element) !== index)
      element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
  }
  useLayoutEffect(settle, [index])

  const many = slides.length > 1
  return (
    <div
      ref={strip}
      aria-live={many ? (still ? 'polite' : 'off') : undefined}
      onTouchStart={() => {
        touched.current = true
      }}
      onScroll={({ currentTarget }) => {
        const at = positionOf(currentTarget)
        // A window that changes its size scrolls it too.
        if (!touched.current) settle()
        else if (at !== index && at < slides.length) onSwipe(at)
      }}
      onScrollEnd={() => {
        touched.current = false
      }}
      // Only a finger scrolls it; the keyboard and the mouse have the buttons.
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
          className="w-full flex-none snap-start"
        >
          {slide}
        </div>
      ))}
    </div>
  )
}

import panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { Title } from '@radix-ui/react-dialog'
import { Minus, Plus, X } from 'lucide'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Overlay } from '../../components/ui/Overlay.tsx'
import { Picture } from '../../components/ui/Picture.tsx'

const maxScale = 4
/** Pixels that an arrow key moves the picture by. */
const step = 80

type ZoomedPictureProps = { src: string; alt: string; fallback: string; onClose: () => void }

/** A picture over the whole window, to be enlarged by pinching, the wheel, the buttons or the keys + and −. */
export default function ZoomedPicture({ src, alt, fallback, onClose }: ZoomedPictureProps) {
  const zoom = useRef<PanzoomObject>(undefined)
  const [scale, setScale] = useState(1)

  // Not an effect: the dialog's content is mounted after this component.
  const mount = useCallback((stage: HTMLDivElement) => {
    const picture = stage.firstElementChild as HTMLElement
    const animate = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const panned = panzoom(picture, {
      maxScale,
      minScale: 1,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      animate,
      cursor: 'inherit',
    })
    zoom.current = panned
    const say = () => setScale(panned.getScale())
    picture.addEventListener('panzoomchange', say)
    // Not by React, whose listener could not keep the page from scrolling.
    stage.addEventListener('wheel', panned.zoomWithWheel, { passive: false })
    return () => {
      picture.removeEventListener('panzoomchange', say)
      stage.removeEventListener('wheel', panned.zoomWithWheel)
      panned.destroy()
    }
  }, [])

  const keys: Record<string, () => unknown> = {
    '+': () => zoom.current?.zoomIn(),
    '=': () => zoom.current?.zoomIn(),
    '-': () => zoom.current?.zoomOut(),
    '0': () => zoom.current?.reset(),
    ArrowLeft: () => zoom.current?.pan(step, 0, { relative: true }),
    ArrowRight: () => zoom.current?.pan(-step, 0, { relative: true }),
    ArrowUp: () => zoom.current?.pan(0, step, { relative: true }),
    ArrowDown: () => zoom.current?.pan(0, -step, { relative: true }),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Overlay
      aria-describedby={undefined}
      onClose={onClose}
      onKeyDown={press}
      className="fixed inset-0 z-60 flex flex-col bg-photo md:inset-6 md:border md:border-ink"
    >
      <div className="flex min-h-15 items-center gap-2 border-b border-ink bg-cell pr-2 pl-4">
        <Title className="mr-auto min-w-0 truncate type-label">{alt}</Title>
        <output className="w-12 text-right type-small tabular-nums">{`${Math.round(scale * 100)}%`}</output>
        <IconButton
          label="Smaller"
          icon={Minus}
          aria-disabled={scale <= 1 || undefined}
          onClick={() => zoom.current?.zoomOut()}
        />
        <IconButton
          label="Larger"
          icon={Plus}
          aria-disabled={scale >= maxScale || undefined}
          onClick={() => zoom.current?.zoomIn()}
        />
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
      <div
        ref={mount}
        className={`min-h-0 flex-1 touch-none overflow-hidden ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div className="size-full">
          <Picture src={src} alt={alt} sizes="200vw" eager fallback={fallback} className="size-full" />
        </div>
      </div>
    </Overlay>
  )
}

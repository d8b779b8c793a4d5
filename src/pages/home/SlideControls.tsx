import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import type { CSSProperties } from 'react'
import { IconButton } from '../../components/ui/IconButton.tsx'
import type { Rotating } from '../../lib/useRotation.ts'

type ControlsProps = { name: string; rotation: Rotating }

/** Stops and starts a rotation. In the document it stands before what it stops. */
export const PauseButton = ({ name, rotation, style }: ControlsProps & { style: CSSProperties }) => (
  <IconButton
    data-rotation
    label={`${rotation.playing ? 'Pause' : 'Play'} ${name.toLowerCase()}s`}
    icon={rotation.playing ? Pause : Play}
    onClick={rotation.toggle}
    style={style}
  />
)

/** One before, a tick for each, one after. */
export const SlideControls = ({ name, rotation, count }: ControlsProps & { count: number }) => (
  <>
    <IconButton label={`Previous ${name.toLowerCase()}`} icon={ChevronLeft} onClick={rotation.previous} />
    <div className="flex flex-wrap">
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
            className={`forced-colors:bg-[CanvasText] ${at === rotation.index ? 'bg-ink' : 'bg-edge'}`}
            style={at === rotation.index ? { width: 4, height: 18 } : { width: 2, height: 10 }}
          />
        </button>
      ))}
    </div>
    <IconButton label={`Next ${name.toLowerCase()}`} icon={ChevronRight} onClick={rotation.next} />
  </>
)

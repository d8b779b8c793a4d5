import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { IconButton } from '../../components/ui/IconButton.tsx'
import type { Rotation } from '../../lib/useRotation.ts'

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
export const SlideControls = ({
  name,
  rotation,
  count,
  room,
}: ControlsProps & { count: number; room: number }) => (
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

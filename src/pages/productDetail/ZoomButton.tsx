import { ZoomIn } from 'lucide'
import { Suspense } from 'react'
import { lazyComponent } from '../../components/shop/lazyComponent.ts'
import { Icon } from '../../components/ui/Icon.tsx'
import { useOverlayEntry } from '../../lib/useOverlayEntry.ts'

const ZoomedPicture = lazyComponent(() => import('./ZoomedPicture.tsx'))
const load = () => void ZoomedPicture.load().catch(() => undefined)

type ZoomButtonProps = { src: string; alt: string; fallback: string }

/** A button that takes the presses on its picture and opens it over the whole window; Back closes it. Its code loads when a pointer comes near. */
export function ZoomButton({ src, alt, fallback }: ZoomButtonProps) {
  const zoom = useOverlayEntry('zoom')
  return (
    <>
      <div className="absolute inset-0 grid place-content-end p-2 noscript:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Enlarge: ${alt}`}
          onPointerEnter={load}
          onFocus={load}
          onClick={zoom.open}
          // A press on the picture is one on the button, which alone takes the focus: it is never covered in part.
          className="grid size-target cursor-zoom-in place-items-center rounded-control border border-edge bg-cell text-ink before:absolute before:inset-0"
        >
          <Icon icon={ZoomIn} />
        </button>
      </div>
      {zoom.isOpen && (
        <Suspense>
          <ZoomedPicture src={src} alt={alt} fallback={fallback} onClose={zoom.close} />
        </Suspense>
      )}
    </>
  )
}

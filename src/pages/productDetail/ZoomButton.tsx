import { ZoomIn } from 'lucide'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyComponent } from '../../components/shop/lazyComponent.ts'
import { Icon } from '../../components/ui/Icon.tsx'
import { useHistoryEntry } from '../../lib/useHistoryEntry.ts'

const ZoomedPicture = lazyComponent(() => import('./ZoomedPicture.tsx'))
const load = () => void ZoomedPicture.load().catch(() => undefined)

type ZoomButtonProps = { src: string; alt: string; fallback: string }

/** A button that takes the presses on its picture and opens it over the whole window; Back closes it. Its code loads when a pointer comes near. */
export function ZoomButton({ src, alt, fallback }: ZoomButtonProps) {
  const [opened, setOpened] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()
  const inHistory = (location.state as { zoom?: boolean } | null)?.zoom === true
  const entry = useHistoryEntry(inHistory, () =>
    navigate(location, { state: { ...location.state, zoom: true } }),
  )
  const close = () => {
    setOpened(false)
    entry.close(() => navigate(-1))
  }
  return (
    <>
      <div className="absolute inset-0 grid place-content-end p-2 noscript:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Enlarge: ${alt}`}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => {
            setOpened(true)
            entry.open()
          }}
          // A press on the picture is one on the button, which alone takes the focus: it is never covered in part.
          className="grid size-target cursor-zoom-in place-items-center rounded-control border border-edge bg-cell text-ink before:absolute before:inset-0"
        >
          <Icon icon={ZoomIn} />
        </button>
      </div>
      {opened && entry.isOpen && (
        <Suspense>
          <ZoomedPicture src={src} alt={alt} fallback={fallback} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

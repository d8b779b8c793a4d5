import { ZoomIn } from 'lucide'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyComponent } from '../../components/shop/lazyComponent.ts'
import { Icon } from '../../components/ui/Icon.tsx'
import { useHistoryEntry } from '../../lib/useHistoryEntry.ts'

const ZoomedPicture = lazyComponent(() => import('./ZoomedPicture.tsx'))
const load = () => void ZoomedPicture.load().catch(() => undefined)

type ZoomButtonProps = { src: string; alt: string; fallback: string }

/** Covers the picture and opens it over the whole window; Back closes it. Its code loads when a pointer comes near. */
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
        className="ring-in absolute inset-0 grid cursor-zoom-in place-content-end p-2 noscript:hidden"
      >
        <span className="grid size-target place-items-center rounded-control border border-edge bg-cell text-ink">
          <Icon icon={ZoomIn} />
        </span>
      </button>
      {opened && entry.isOpen && (
        <Suspense>
          <ZoomedPicture src={src} alt={alt} fallback={fallback} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

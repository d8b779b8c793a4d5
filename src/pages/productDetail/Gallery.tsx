import { cx } from 'class-variance-authority'
import { ZoomIn } from 'lucide'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../components/shop/lazyComponent.ts'
import { Icon } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { useOverlayEntry } from '../../lib/useOverlayEntry.ts'
import { isDrawing } from '../../rules/pictures.ts'

// The width left by the buy box, the gutters and the column of thumbnails.
const mainSizes =
  '(width >= 100rem) 46rem, (width >= 80rem) 40rem, (width >= 64rem) calc(100vw - 37rem), (width >= 48rem) calc(100vw - 9rem), 100vw'

/** The pictures of a part, by their paths: one large, with thumbnails beside it or, on phones, below it. */
export function Gallery({ images, name, sku }: { images: readonly string[]; name: string; sku: string }) {
  const [chosen, setChosen] = useState(0)
  const isMany = images.length > 1
  const at = Math.min(chosen, Math.max(images.length - 1, 0))
  const positionOf = (index: number) => `${index + 1} of ${images.length}`
  const labelOf = (index: number) =>
    `${positionOf(index)}${isDrawing(images[index] ?? '') ? ', drawing with measures' : ''}`
  const alt = at === 0 ? name : `${name}, picture ${labelOf(at)}`
  return (
    <div
      className={`relative grid min-w-0 grid-cols-1 items-start gap-2 md:gap-3 ${isMany ? 'md:grid-cols-[5.25rem_minmax(0,1fr)]' : ''}`}
    >
      {/* Placed by number: the browser may paint this before the thumbnails have arrived. */}
      <div
        className={cx(
          'relative border-line max-md:-mx-(--gutter) max-md:border-y md:border',
          isMany && 'md:col-start-2 md:row-start-1',
        )}
      >
        <Picture
          src={images[at]}
          alt={alt}
          sizes={mainSizes}
          width={17}
          height={16}
          eager
          fallback={sku || name}
          // On phones lower, so that price and Add to Cart are in the first view.
          className="max-md:aspect-[8/5]!"
        />
        {images[at] && <ZoomButton key={at} src={images[at]} alt={alt} fallback={sku || name} />}
        {isMany && (
          <p
            aria-live="polite"
            className="pointer-events-none absolute bottom-2.5 left-3 type-small text-ink-quiet forced-color-adjust-none"
          >
            {positionOf(at)}
          </p>
        )}
      </div>
      {isMany && (
        <ul
          aria-label="Pictures"
          // None is cut off: on phones they wrap, beside the picture they are no higher than it has room for.
          className="ring-in grid grid-cols-[repeat(auto-fill,2.75rem)] gap-2 md:absolute md:inset-y-0 md:left-0 md:w-21 md:auto-rows-[minmax(1.5rem,5.25rem)] md:grid-cols-1"
        >
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Picture ${labelOf(index)}`}
                aria-current={index === at}
                onClick={() => setChosen(index)}
                className="block size-full overflow-hidden rounded-tag border border-line hover:border-edge aria-current:border-2 aria-current:border-ink forced-colors:aria-current:border-[Highlight]"
              >
                <Picture src={image} alt="" sizes="5.25rem" width={1} height={1} className="md:size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const ZoomedPicture = lazyComponent(() => import('./ZoomedPicture.tsx'))
const load = () => void ZoomedPicture.load().catch(() => undefined)

/** Takes the presses on its picture and opens it over the window; its code loads when a pointer comes near. */
function ZoomButton({ src, alt, fallback }: { src: string; alt: string; fallback: string }) {
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

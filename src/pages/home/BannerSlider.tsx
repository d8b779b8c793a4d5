import { Images } from 'lucide'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Banner } from '../../api/content.ts'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { useRotation } from '../../lib/useRotation.ts'
import { limits } from '../../rules/limits.ts'
import { BannerSlide } from './BannerSlide.tsx'
import { PauseButton, SlideControls } from './SlideControls.tsx'
import { Slides } from './Slides.tsx'

type BannerSliderProps = {
  banners: readonly Banner[]
  /** Something covers the slider, so it does not rotate. */
  covered?: boolean
}

const name = 'Banner'

/** §2 Home extras: the banners in rotation, and the images of the visible banner in rotation. */
export function BannerSlider({ banners, covered }: BannerSliderProps) {
  const count = banners.length
  const rotation = useRotation({ count, every: limits.bannerRotation, covered })
  const { index, running } = rotation
  const ownImages = banners[index]?.images.length ?? 0
  const images = useRotation({ count: ownImages, every: limits.imageRotation, runningOverride: running })
  const moves = banners.some((banner) => count > 1 || banner.images.length > 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every banner begins with its first image
  useLayoutEffect(images.restart, [index])

  // Fetches the next picture ahead of time, but only while the rotation runs by itself.
  const [ahead, setAhead] = useState(false)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setAhead(true), limits.imageRotation / 2)
    return () => clearTimeout(timer)
  }, [running])

  return (
    <section
      aria-label="Banners"
      aria-roledescription={moves ? 'carousel' : undefined}
      {...rotation.bind}
      className="grid grid-cols-[minmax(0,1fr)_auto] border border-line bg-cell"
    >
      {moves && <PauseButton name={name} rotation={rotation} className="col-start-2 row-start-2 m-1" />}
      <Slides
        name={name}
        slides={banners.map((banner, at) => ({
          key: banner.id ?? at,
          slide: (
            <BannerSlide
              banner={banner}
              image={at === index ? images.index : 0}
              near={at === index || (ahead && at === (index + 1) % count)}
              preload={ahead && at === index}
            />
          ),
        }))}
        rotation={rotation}
        className="col-span-2 col-start-1 row-start-1"
      />
      {moves && (
        <div className="col-start-1 row-start-2 flex flex-wrap items-center py-1 pl-1">
          {count > 1 && (
            <>
              <SlideControls name={name} rotation={rotation} count={count} room={14} />
              <span className="px-2 type-small text-ink-soft max-[22.5rem]:hidden">{`${index + 1} of ${count}`}</span>
            </>
          )}
          {ownImages > 1 && (
            <IconButton
              label={`Next picture, ${images.index + 1} of ${ownImages} is shown`}
              icon={Images}
              onClick={images.next}
              className="ml-auto"
            />
          )}
        </div>
      )}
    </section>
  )
}

import { cx } from 'class-variance-authority'
import { Images } from 'lucide'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Banner } from '../../api/content.ts'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { useRotation } from '../../lib/useRotation.ts'
import { limits } from '../../rules/limits.ts'
import { safeLink } from '../../rules/safeLink.ts'
import { PauseButton, SlideControls, Slides } from './Slides.tsx'

const name = 'Banner'

/** §2 Home extras: the banners in rotation, and the images of the visible banner; none while it is `covered`. */
export function BannerSlider({ banners, covered }: { banners: readonly Banner[]; covered?: boolean }) {
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

type BannerSlideProps = {
  banner: Banner
  image: number
  /** The banner is visible or next: until then its pictures are not fetched. */
  near: boolean
  /** Also fetches the image after the visible one. */
  preload: boolean
}

/** Text beside the pictures. A banner without text fills the slide with its pictures, edge to edge. */
function BannerSlide({ banner, image, near, preload }: BannerSlideProps) {
  const { title, content, images } = banner
  const link = safeLink(banner.link)
  const hasText = Boolean(title.trim() || content.trim())

  const imageCount = near ? Math.min(images.length, image + (preload ? 2 : 1)) : 0
  const [fetched, setFetched] = useState(imageCount)
  if (imageCount > fetched) setFetched(imageCount)

  const pictures = images.slice(0, fetched).map(({ image_url, alt_text }, at) => (
    <Picture
      // biome-ignore lint/suspicious/noArrayIndexKey: the images of a banner keep their order
      key={at}
      src={image_url}
      alt={alt_text}
      sizes={hasText ? '(width >= 48rem) 51rem, 60vw' : '(width >= 80rem) 76rem, 100vw'}
      width={2}
      height={1}
      eager
      first={false}
      replaces
      cover={!hasText}
      className={`absolute! inset-0 size-full bg-sunken! ${at === image ? '' : 'invisible'}`}
    />
  ))

  if (!hasText) {
    // As high as a slide with text on a desktop, or as high as that slide where the banners differ.
    const box = 'relative block aspect-2/1 h-full w-full md:aspect-3/1'
    if (!link) return <div className={box}>{pictures}</div>
    return (
      <Link to={link} aria-label={images[image]?.alt_text || 'Open this offer'} className={`ring-in ${box}`}>
        {pictures}
      </Link>
    )
  }
  const hasPicture = images.length > 0
  return (
    // The sizes do not depend on the picture's element: the browser may paint the text before that has arrived. The
    // padding, a third of the width, is a least height: on a tablet the text needs more. On phones the picture stands
    // beside the button, so that what follows is near; with large text below it.
    <div
      className={cx(
        'h-full overflow-hidden bg-sunken max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:grid-rows-[auto_auto_1fr] max-md:gap-x-3 max-md:px-4 max-md:pt-5 md:flex',
        hasPicture && 'md:before:pt-[33.33%]',
      )}
    >
      <div
        className={cx(
          'relative z-1 max-md:contents md:px-8 md:pt-7 md:pb-12 lg:self-center lg:pb-16',
          hasPicture ? 'md:w-1/3' : 'md:flex-1',
        )}
      >
        <h2 dir="auto" className="type-h1 wrap-anywhere max-md:col-span-2">
          {title}
        </h2>
        <p
          dir="auto"
          className="mt-2 max-w-[19.5em] text-[1.0625rem] leading-6.5 text-pretty max-md:col-span-2 md:mt-3"
        >
          {content}
        </p>
        {link && (
          <ButtonLink
            to={link}
            variant="solid"
            className="mt-4 max-md:z-1 max-md:mb-5 max-md:self-end max-md:@max-[18rem]:col-span-2 max-md:@max-[18rem]:justify-self-start md:mt-5"
          >
            <span>See the range</span>
            <span className="sr-only">{`, ${title}`}</span>
          </ButtonLink>
        )}
      </div>
      {hasPicture && (
        // Continues the floor of the pictures under the text: the floor is a seventh of the picture's height.
        <div className="relative mt-auto aspect-2/1 max-md:col-start-2 max-md:-mr-4 max-md:@max-[18rem]:col-span-2 max-md:@max-[18rem]:col-start-1 md:w-2/3">
          <span className="absolute right-full bottom-0 h-[14.25%] w-screen bg-line" />
          {pictures}
        </div>
      )}
    </div>
  )
}

import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Banner } from '../../api/content.ts'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { safeLink } from '../../rules/safeLink.ts'

type BannerSlideProps = {
  banner: Banner
  image: number
  /** The banner is visible or next: until then its pictures are not fetched. */
  near: boolean
  /** Also fetches the image after the visible one. */
  preload: boolean
}

/** Text beside the pictures. A banner without text fills the slide with its pictures, edge to edge. */
export function BannerSlide({ banner, image, near, preload }: BannerSlideProps) {
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

import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Banner } from '../../api/content.ts'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
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
      sizes={hasText ? '(width >= 48rem) 51rem, 100vw' : '(width >= 80rem) 76rem, 100vw'}
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
    // padding, a third of the width, is a least height: on a tablet the text needs more.
    <div
      className={cx(
        'flex h-full overflow-hidden bg-sunken max-md:flex-col',
        hasPicture && 'md:before:pt-[33.33%]',
      )}
    >
      <div
        className={cx(
          'relative z-1 px-4 pt-7 md:px-8 md:pb-12 lg:self-center lg:pb-16',
          hasPicture ? 'md:w-1/3' : 'md:flex-1',
        )}
      >
        <h2 dir="auto" className="type-h1 wrap-anywhere">
          {title}
        </h2>
        <p dir="auto" className="mt-3 max-w-[19.5em] text-[1.0625rem] leading-6.5 text-pretty">
          {content}
        </p>
        {link && (
          <ButtonLink to={link} variant="solid" className="mt-5">
            See the range<span className="sr-only">{`, ${title}`}</span>
          </ButtonLink>
        )}
      </div>
      {hasPicture && (
        // Continues the floor of the pictures under the text: the floor is a seventh of the picture's height.
        <div className="relative mt-auto aspect-2/1 w-full md:w-2/3">
          <span className="absolute right-full bottom-0 h-[14.25%] w-screen bg-line" />
          {pictures}
        </div>
      )}
    </div>
  )
}

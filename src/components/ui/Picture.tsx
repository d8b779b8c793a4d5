import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureSources, resolveImage } from '../../rules/pictures.ts'
import { shop } from '../../shop/config.ts'
import { fallbackStyle } from './pictureFallback.ts'

type PictureProps = {
  /** A path or address from a response; '' or undefined when the part has no picture. */
  src: string | undefined
  /** '' when the name is shown beside the picture. */
  alt: string
  /** The displayed width, by which the browser chooses between 400 and 800 pixels: '(width >= 48rem) 25vw, 50vw'. */
  sizes: string
  /** Aspect ratio of the space reserved for the picture. */
  width?: number
  height?: number
  /** For the first pictures of a page: loads at once. */
  eager?: boolean
  /** For the main picture of a page: loads with high priority. Default: the value of `eager`. */
  first?: boolean
  /** Shown when there is no picture, usually the part number. */
  fallback?: string
  /** For a picture that replaces another in place: is decoded within the frame that shows it. */
  replaces?: boolean
  /** Fills the box edge to edge instead of showing the whole picture. */
  cover?: boolean
  className?: string
}

/** A photo on a flat background. Its space is reserved from the start, as a darker block until it loads. */
export function Picture({
  src = '',
  alt,
  sizes,
  width = 4,
  height = 3,
  eager = false,
  first = eager,
  fallback,
  replaces,
  cover,
  className,
}: PictureProps) {
  const [loaded, setLoaded] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const address = resolveImage(src, shop.images.host)
  const state = address === '' || failed === src ? 'failed' : loaded === src ? 'loaded' : 'loading'
  const image = useRef<HTMLImageElement>(null)
  // In server-rendered HTML the picture may load or fail before hydration attaches the handlers.
  const readOutcome = useEffectEvent(() => {
    const { complete = false, currentSrc = '', naturalWidth = 0 } = image.current ?? {}
    if (complete && currentSrc) (naturalWidth > 0 ? setLoaded : setFailed)(src)
  })
  useEffect(() => readOutcome(), [])
  const box = cx(
    // The background stays light in forced colours: a drawing has dark lines and no background of its own.
    'relative block overflow-hidden bg-sunken forced-color-adjust-none data-[state=loaded]:bg-photo data-[state=failed]:bg-photo',
    className,
  )
  const style = { aspectRatio: `${width} / ${height}` }

  if (state === 'failed') {
    const labelling = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const)
    return (
      <span {...labelling} data-state={state} className={box} style={style}>
        <span translate="no" className={fallbackStyle}>
          {fallback}
        </span>
      </span>
    )
  }

  const { avif, webp, src: file } = pictureSources(address)
  return (
    <span data-state={state} className={box} style={style}>
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={replaces ? 'sync' : 'async'}
          width={width * 200}
          height={height * 200}
          sizes={sizes}
          src={file}
          ref={image}
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
          className={cx('absolute inset-0 size-full', cover ? 'object-cover' : 'object-contain')}
        />
      </picture>
    </span>
  )
}

import { cx } from 'class-variance-authority'
import { pictureSources } from '../../rules/pictures.ts'

type DrawingProps = {
  /** One of the shop's own pictures: '/set/empty-cart@800.webp'. Served from src/shop/public/, whichever back end is in use. */
  src: string
  /** Display width in pixels. */
  size: number
  /** Width divided by height. Default: square. */
  ratio?: number
  className?: string
}

/** A decorative drawing or picture: the text beside it carries the meaning. */
export function Drawing({ src, size, ratio = 1, className }: DrawingProps) {
  const { avif, webp } = pictureSources(src)
  const sizes = `${size}px`
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        alt=""
        width={size}
        height={Math.round(size / ratio)}
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={webp}
        src={src}
        // Without a connection it may not load: its place stays empty.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden'
        }}
        // In forced colours the page may be as dark as the lines of the drawing.
        className={cx('forced-color-adjust-none forced-colors:bg-photo', className)}
      />
    </picture>
  )
}

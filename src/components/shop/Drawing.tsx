import { pictureSources } from '../../rules/pictures.ts'

type DrawingProps = {
  /** A square drawing of the shop's own: '/set/empty-cart@800.webp'. It lies in public/, whatever back end answers. */
  src: string
  /** The side of its box, in pixels. */
  size: number
  className?: string
}

/** A line drawing beside words that say it all: it has no meaning of its own. */
export function Drawing({ src, size, className }: DrawingProps) {
  const { avif, webp } = pictureSources(src)
  const sizes = `${size}px`
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={webp}
        src={src}
        className={className}
      />
    </picture>
  )
}

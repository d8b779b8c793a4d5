import { pictureSources } from '../../rules/pictures.ts'

type DrawingProps = {
  /** A set piece of the shop's own: '/set/empty-cart@800.webp'. It lies in public/, whatever back end answers. */
  src: string
  /** The width of its box, in pixels. */
  size: number
  /** Width to height: square unless told. */
  ratio?: number
  className?: string
}

/** A drawing or picture beside words that say it all: it has no meaning of its own. */
export function Drawing({ src, size, ratio = 1, className }: DrawingProps) {
  const { avif, webp } = pictureSources(src)
  const sizes = `${size}px`
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt=""
        width={size}
        height={Math.round(size / ratio)}
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

import type { CSSProperties } from 'react'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { useMediaQuery } from '../../lib/useMediaQuery.ts'
import { paths } from '../../paths.ts'
import { headerPictures, pictureSources } from '../../rules/pictures.ts'
import { shop } from '../../shop.config.ts'
import { TapeMeasure } from './TapeMeasure.tsx'

const { wide } = headerPictures
/** The pictures have no ground, and their lower edge is where the parts stand. `mm` is their true width. */
const desktop = { ...headerPictures.desktop, ...pictureSources(headerPictures.desktop.path), mm: 420 }
const phone = { ...headerPictures.phone, ...pictureSources(headerPictures.phone.path), mm: 280 }
const heightMm = 128

const besideQuery = '(width >= 48rem)'

type HeaderImageProps = {
  /** Something stands in front of it, so that nothing in it can be pressed. */
  covered: boolean
}

/**
 * Parts that stand on a tape at true scale: parts and ticks are drawn with one length, --s, in pixels to the mm. Two
 * is the most, where every tick falls on a pixel.
 */
export function HeaderImage({ covered }: HeaderImageProps) {
  const beside = useMediaQuery(besideQuery)
  const { src, mm } = useMediaQuery(wide) ? desktop : phone
  const words = beside ? 'clamp(14rem, 28cqw, 22rem) - 1.5rem' : '0rem'
  const scale = {
    '--s': `min(2px, (min(100cqw, 80rem) - 2 * var(--gutter) - ${words}) / ${mm})`,
  } as CSSProperties
  return (
    <div className="on-steel @container overflow-hidden bg-steel-image text-on-steel">
      <div style={scale}>
        <div
          className={`wrap flex items-end justify-between gap-x-6 gap-y-4 pt-7 ${beside ? '' : 'flex-wrap'}`}
        >
          <div className={beside ? 'self-center pb-6' : 'w-full'} inert={covered}>
            <h1 data-page-heading tabIndex={-1} className="type-display">
              {shop.tagline}
            </h1>
            <p className="mt-3.5 max-w-[34ch] text-[1.0625rem] leading-6.5 text-on-steel-soft">
              Hinges, locks, fixings and cutting tools, by part number and by the millimetre.
            </p>
            <ButtonLink to={paths.products} variant="primary" className="mt-5.5">
              Browse products
            </ButtonLink>
          </div>
          <picture className="flex-none">
            <source type="image/avif" media={wide} sizes={desktop.sizes} srcSet={desktop.avif} />
            <source type="image/webp" media={wide} sizes={desktop.sizes} srcSet={desktop.webp} />
            <source type="image/avif" sizes={phone.sizes} srcSet={phone.avif} />
            <source type="image/webp" sizes={phone.sizes} srcSet={phone.webp} />
            <img
              src={src}
              alt="Hardware standing on a tape measure, at true scale to each other"
              fetchPriority="high"
              // The figures are white, whatever colours the reader has chosen.
              className="bg-steel-image forced-color-adjust-none"
              style={{ width: `calc(var(--s) * ${mm})`, height: `calc(var(--s) * ${heightMm})` }}
            />
          </picture>
        </div>
        <TapeMeasure />
      </div>
    </div>
  )
}

import { cx } from 'class-variance-authority'
import { Search } from 'lucide'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { categoryProductsPath, paths } from '../../paths.ts'
import { pictureSources } from '../../rules/pictures.ts'
import { shop } from '../../shop/config.ts'

const { header } = shop.pictures
const wide = '(width >= 64rem)'
const desktop = { sizes: '840px', ...pictureSources(header.desktop) }
// Less than the displayed size, so that browsers choose the half-size file up to 1.75 device pixels per CSS pixel: sharp
// enough, at a third of the bytes.
const phone = { sizes: '(width >= 48rem) 30rem, 76vw', ...pictureSources(header.phone) }

const phoneRanges = 6

/** Sets `--s`, the pixels per mm, `--mm`, the picture's true width, and `--words`, the space for the text. */
const scale =
  '[--mm:280] lg:[--mm:420] [--words:0rem] md:[--words:clamp(14rem,28cqw,22rem)_-_1.5rem] [--s:min(2px,(min(100cqw,var(--page))_-_2_*_var(--gutter)_-_(var(--words)))_/_var(--mm))]'

/** On phones, whose bar has no search field (§2): a link in its shape, and the first ranges. */
const PhoneWays = () => (
  <div className="mt-4 md:hidden">
    <Link
      to={paths.search}
      className="flex min-h-12 items-center gap-3 rounded-control bg-cell px-3.5 text-ink-quiet no-underline"
    >
      <Icon icon={Search} className="text-ink" />
      <span>Search for a product</span>
    </Link>
    <ul aria-label="Ranges" className="mt-3 grid grid-cols-2 gap-px bg-steel-hover border border-steel-hover">
      {shop.ranges.slice(0, phoneRanges).map(({ name, slug }) => (
        <li key={slug} className="flex bg-steel-image">
          <Link
            to={categoryProductsPath(slug)}
            className="flex min-h-target flex-1 items-center px-3 py-1.5 type-label leading-4.5 text-on-steel no-underline text-balance"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

/** Parts standing on a tape measure at true scale, --s pixels per mm. While `covered`, its text and button are inert. */
export const HeaderImage = ({ covered }: { covered: boolean }) => (
  <div className="on-steel @container overflow-hidden bg-steel-image text-on-steel">
    <div className={scale}>
      <div className="wrap flex items-end justify-between gap-x-6 gap-y-4 pt-7 max-md:flex-wrap">
        <div className="max-md:w-full md:self-center md:pb-6" inert={covered}>
          <h1 data-page-heading tabIndex={-1} className="type-display">
            {shop.tagline}
          </h1>
          <p className="mt-3.5 max-w-[19.5em] text-[1.0625rem] leading-6.5 text-on-steel-soft">
            {shop.description}
          </p>
          <ButtonLink to={paths.products} variant="primary" className="mt-5.5 max-md:hidden">
            Browse products
          </ButtonLink>
          <PhoneWays />
        </div>
        <picture className="flex-none">
          {desktop.avif && (
            <source type="image/avif" media={wide} sizes={desktop.sizes} srcSet={desktop.avif} />
          )}
          <source media={wide} sizes={desktop.sizes} srcSet={desktop.webp ?? desktop.src} />
          {phone.avif && <source type="image/avif" sizes={phone.sizes} srcSet={phone.avif} />}
          {phone.webp && <source type="image/webp" sizes={phone.sizes} srcSet={phone.webp} />}
          <img
            src={phone.src}
            alt={header.alt}
            fetchPriority="high"
            // The dimensions in the picture are white, so its dark background must stay in forced-colours mode.
            className="h-[calc(var(--s)*128)] w-[calc(var(--s)*var(--mm))] bg-steel-image forced-color-adjust-none"
          />
        </picture>
      </div>
      <TapeMeasure />
    </div>
  </div>
)

const numbers = Array.from({ length: 30 }, (_, index) => (index + 1) * 50)

/** A tape at --s pixels per mm, its hook at zero, with ticks every 50, 10 and 5 mm. */
const TapeMeasure = () => (
  <div
    aria-hidden
    className="pl-[max(var(--gutter),calc((100cqw-var(--page))/2+var(--gutter)))] forced-color-adjust-none"
  >
    <div
      className={cx(
        'relative min-h-target bg-action bg-repeat-x text-action-ink',
        'bg-[linear-gradient(90deg,currentColor_1.5px,transparent_0),linear-gradient(90deg,currentColor_1px,transparent_0),linear-gradient(90deg,currentColor_1px,transparent_0)]',
        'bg-size-[calc(var(--s)*50)_22px,calc(var(--s)*10)_14px,calc(var(--s)*5)_8px]',
      )}
    >
      <span className="absolute -top-1.5 right-full h-14 w-1.5 bg-line" />
      {numbers.map((mm) => (
        <span
          key={mm}
          className="absolute top-5.5 -translate-x-[calc(100%+5px)] type-control font-bold font-stretch-[84%]"
          style={{ left: `calc(var(--s) * ${mm})` }}
        >
          {mm}
        </span>
      ))}
    </div>
  </div>
)

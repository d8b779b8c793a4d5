import { cx } from 'class-variance-authority'
import { shop } from '../../shop/config.ts'
import drawing from '../../shop/logo.svg?raw'

// The height is in em, so that the font size scales the logo.
const sizes = { md: 'text-[1.375rem]', lg: 'text-[2rem]' }

const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
// Inlined: it stands in the first thing that shows.
const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** The shop's logo, src/shop/logo.svg, with its name. */
export const Logo = ({ size = 'md', className }: { size?: 'md' | 'lg'; className?: string }) => (
  <img
    src={src}
    alt={shop.name}
    translate="no"
    width={width}
    height={height}
    className={cx('h-[1.955em] w-auto max-w-none flex-none forced-color-adjust-none', sizes[size], className)}
  />
)

// Which pictures exist is read from the folder's index, so a picture added there joins its products by itself.
import index from '../pictures/index.json' with { type: 'json' }

const ids = Object.keys(index)
const known = new Set(ids)

export function hasPicture(subject: string): boolean {
  return known.has(subject)
}

/** The path as the API gives it; `@400` and `.avif` of the same name lie beside it. */
export function picture(subject: string): string {
  return `/images/${subject}@800.webp`
}

const drawn = (subject: string) => `${subject}--drawing`

/** Main view first, then its details, which are named `{subject}--{view}`. */
export function pictures(subject: string): string[] {
  const details = ids.filter((id) => id.startsWith(`${subject}--`) && id !== drawn(subject))
  return [subject, ...details].filter(hasPicture).map(picture)
}

/** The dimension drawing, which holds for one size only. */
export function drawing(subject: string): string[] {
  return [drawn(subject)].filter(hasPicture).map(picture)
}

/**
 * Pieces that no record names. The header stands on the page's tape: both are 4 px to the mm at the larger of their two
 * widths, so 420 and 180 mm wide, and end where the parts stand.
 */
export const setPieces = {
  headerDesktop: '/images/set/header-desktop@1680.webp',
  headerPhone: '/images/set/header-phone@720.webp',
  delivery: picture('set/delivery'),
  emptyCart: picture('set/empty-cart'),
  notFound: picture('set/not-found'),
}

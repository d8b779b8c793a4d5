// Which pictures exist is read from the folder's index, so a picture added there joins its products by itself.
import index from '../pictures/index.json' with { type: 'json' }

const ids = Object.keys(index)
const known = new Set(ids)

export function hasPicture(subject: string): boolean {
  return known.has(subject)
}

/** The path as the API gives it; `@400` and `.avif` of the same name lie beside it. */
function picture(subject: string): string {
  return `/images/${subject}@800.webp`
}

const drawn = (subject: string) => `${subject}--drawing`

/** Main view first, then its details, which are named `{subject}--{view}`. */
export function pictures(subject: string): string[] {
  const details = ids.filter((id) => id.startsWith(`${subject}--`) && id !== drawn(subject))
  return [subject, ...details].filter(hasPicture).map(picture)
}

const entries: Record<string, { same?: string; hash?: string; figures?: number[] }> = index

/** The dimension drawing, which holds for one size only and is the same for all finishes of that size. */
export function drawing(subject: string): string[] {
  const id = drawn(subject)
  return hasPicture(id) ? [picture(entries[id]?.same ?? id)] : []
}

/**
 * Pieces that no record names: they lie in public/set, so that the shop has them with any back end. All have no ground.
 *
 * The header stands on the page's tape: 4 px to the mm at the larger of the two widths, 2 at the smaller. The lower edge
 * is where the parts stand, so it lies on the tape's edge. 420 and 280 mm wide, 128 mm high; the rightmost part ends
 * 3 and 2 mm before the right edge. Shown at s px to the mm, the picture is 420s x 128s (280s x 128s): figures are 13 px
 * high at s = 2 (1.28).
 */
export const setPieces = {
  /** 1680 x 512: screw 80, padlock 50, hinge 102, disc Ø 115. */
  headerDesktop: '/set/header-desktop@1680.webp',
  /** 1120 x 512: padlock, hinge and disc. */
  headerPhone: '/set/header-phone@1120.webp',
  /** 960 x 720, 1 px to the mm: block, cement and pipes. */
  delivery: '/set/delivery@960.webp',
  emptyCart: '/set/empty-cart@800.webp',
  notFound: '/set/not-found@800.webp',
}

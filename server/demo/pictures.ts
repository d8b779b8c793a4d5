/**
 * Pictures that no record names: they are in src/shop/public/set, so that the shop has them with any back end. All are
 * transparent.
 *
 * The header pictures stand on the page's tape: 4 px per mm at the larger of the two widths, 2 at the smaller. The
 * parts stand on the lower edge, which is placed on the tape's edge. They are 420 and 280 mm wide and 128 mm high; the
 * rightmost part ends 3 and 2 mm before the right edge. Shown at s px per mm, the picture is 420s x 128s (280s x 128s),
 * and its figures are 13 px high at s = 2 (1.28).
 */
export const setPieces = {
  /** 1680 x 512: screw 80, padlock 50, hinge 102, disc Ø 115. */
  headerDesktop: '/set/header-desktop@1680.webp',
  /** 1120 x 512: padlock, hinge and disc. */
  headerPhone: '/set/header-phone@1120.webp',
  /** 960 x 720, 1 px per mm: block, cement and pipes. */
  delivery: '/set/delivery@960.webp',
  emptyCart: '/set/empty-cart@800.webp',
  notFound: '/set/not-found@800.webp',
  /** The promo card's box of screws: the picture of wood-screws-5x60-yellow. */
  fixings: '/set/fixings@800.webp',
}

import type { Pin } from '../pins/pins.ts'
import type { Review, Verdict } from '../review.ts'

/** What a reviewer says of a state, for a test. */
export const verdict = (change: Partial<Verdict> = {}): Verdict => ({
  state: 'CHK-04',
  width: 'phone',
  story: 'screens-checkout--restricted-cash-only',
  answer: 'right',
  text: '',
  ticks: [],
  by: 'anu1',
  name: 'Anu',
  at: 1_795_000_000,
  picture: '',
  of: '',
  ...change,
})

/** A pin, for a test. */
export const pin = (change: Partial<Pin> = {}): Pin => ({
  id: 'p1',
  story: 'screens-cart--ready',
  state: 'CART-01',
  width: 'phone',
  target: {
    role: 'button',
    label: 'Remove',
    text: '',
    near: 'Butt hinge',
    box: [10, 20, 300, 40],
    page: [390, 2400],
  },
  text: 'Too small',
  gone: false,
  by: 'anu1',
  name: 'Anu',
  at: 1_795_000_000,
  ...change,
})
/** The review of a browser's reviewer. */
export const reviewOf = (verdicts: Verdict[], pins: Pin[] = []): Review => ({
  version: 1,
  by: 'anu1',
  name: 'Anu',
  verdicts,
  pins,
})

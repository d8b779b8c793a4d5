import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inCart } from '../../mocks/cart.ts'
import Cart from '../../src/pages/Cart.tsx'
import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import { policyFacts } from '../../src/rules/policyFacts.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { press, restAt } from './shown.ts'

/** The cart on paper as a quote, `/cart` (BEY-10), printed by the button and by the browser's own Print. */
export default {
  title: 'Screens/Quote',
  component: Cart,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/cart' },
  beforeEach: () => {
    const { print } = window
    sheets = []
    // As in a browser, which reads the page between the two events.
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      sheets.push(sheet())
      window.dispatchEvent(new Event('afterprint'))
    }
    return () => {
      window.print = print
    }
  },
} satisfies Meta

type Sheet = { text: string; link: string | undefined; rows: number; alone: boolean; onPaper: boolean }
let sheets: Sheet[] = []

/** Reads what would be on the paper. */
function sheet(): Sheet {
  const quote = document.querySelector('section[aria-label=Quote]')
  return {
    text: quote?.textContent ?? '',
    link: quote?.querySelector('a')?.href,
    rows: quote?.querySelectorAll('tbody tr').length ?? 0,
    alone: quote?.hasAttribute('data-alone') ?? false,
    onPaper: quote?.classList.contains('print:block') ?? false,
  }
}

const printed = async () => {
  await waitFor(() => expect(sheets).toHaveLength(1))
  return sheets[0] as Sheet
}
const cart = [inCart(101, 3), { ...inCart(301, 4), selectedColor: 'Satin' }]

/** The cart as a quote, printed by the button or the browser: the sums of checkout and the cart link. */
export const Printed: StoryObj = {
  name: 'Ready, printed',
  tags: ['spec:BEY-10/quote', 'picture:BEY-10'],
  parameters: { stored: { cart } },
  play: async () => {
    await press('Print quote')
    const { text, link, rows, alone, onPaper } = await printed()
    for (const row of [
      config.name,
      `Phone ${config.phone.display}`,
      'Date20 Nov 2026',
      'ValidToday, 20 Nov 2026',
      'Lines2',
      'Customer',
      'signature and stamp',
      'HNG-B76-SBBrass butt hinge 76\u00A0×\u00A052\u00A0mm, satin brassper pair3Rs. 1,720.00Rs. 5,160.00',
      'Return-to-door lever on rose 19\u00A0mm, satin nickel, Satinper set4Rs. 6,950.00Rs. 27,800.00',
      'SubtotalRs. 32,960.00',
      `${policyFacts.discount}−${formatRs(limits.promotionOff)}`,
      'DeliveryNot included',
      `Total inc VAT${formatRs(32_960 - limits.promotionOff)}`,
      'Delivery is not included: it is worked out at checkout from the address.',
      'Open this link to order these parts:',
      `${window.location.origin}/cart?add=101:3,301:4::Satin`,
    ])
      await expect(text).toContain(row)
    await expect(text).toMatch(/Number2026-NOV-20-[0-9A-Z]{4}/)
    await expect(link).toBe(`${window.location.origin}/cart?add=101:3,301:4::Satin`)
    await expect(rows).toBe(2)
    await expect(alone).toBe(true)
    await expect(onPaper).toBe(true)
    // Afterwards the page is as it was.
    await waitFor(() => expect(document.querySelector('section[aria-label=Quote]')).toBeNull())
    await expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    window.print()
    await waitFor(() => expect(sheets).toHaveLength(2))
    await expect(sheets[1]).toEqual(sheets[0])
    await restAt(screen.getByRole('button', { name: 'Print quote' }))
  },
}

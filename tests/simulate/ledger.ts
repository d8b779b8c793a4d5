import type { LastOrder, OrderRequest } from '../../src/atoms/checkout.ts'
import { fullAddress } from '../../src/rules/delivery.ts'
import { paymentMethod } from '../../src/rules/payments.ts'

/**
 * A wish is what a shopper means to have once: these items in these quantities and choices, for this contact, to this
 * address, paid in this way (decision 42). It begins when Pay is pressed and belongs to the checkout draft of the tab:
 * pressing again with the same of all these is the same wish, whatever happened in between to the network, the page,
 * the prices, the position of the address or the session, and also in a tab that was duplicated since. It ends
 * with the confirmation that this tab shows, with that of any tab when its items leave the cart, or with the draft: when
 * the tab is closed, or its user has left. Anything changed makes another wish, and the same changed back the first one
 * again.
 */
export type Wish = {
  words: string
  content: ReturnType<typeof contentOf>
  /** It was sent after the shopper had left the page. */
  sentAfterLeaving: boolean
  /** The orders that the server placed for it. */
  orders: Set<number>
  confirmed: LastOrder[]
}

/** A press of Pay, and how often its device had taken something out of the cart by then. */
export type Press = { wish: Wish; request: OrderRequest; taken: number }

const contentOf = ({ values, payment, items }: OrderRequest) => ({
  items: items.map((item) => [
    item.product_id,
    item.quantity,
    item.selectedSize ?? null,
    item.selectedColor ?? null,
  ]),
  contact: [values.firstName, values.lastName, values.email, values.phone].map((text) => text.trim()),
  address: fullAddress(values),
  payment: paymentMethod(payment).wire,
  months: payment === 'installment' ? values.months : 0,
})

const wordsOf = ({ values, payment, items }: OrderRequest) =>
  `${items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')} to ${fullAddress(values)}, ${payment}`

/** The wishes of a day. */
export function createLedger() {
  const wishes = new Map<string, Wish>()
  let drafts = 0
  return {
    wishes,
    /** Ends a wish in every tab that has it: its items have left the cart of the device. */
    end(wish: Wish) {
      for (const [key, each] of [...wishes])
        if (each === wish) {
          wishes.delete(key)
          wishes.set(`over ${++drafts} ${key}`, wish)
        }
    },
    newDraft: () => `draft ${++drafts}`,
    /** The draft of a duplicate: what was pressed so far is the same wish in both. */
    copyDraft(draft: string): string {
      const copy = `draft ${++drafts}`
      for (const [key, wish] of [...wishes])
        if (key.startsWith(`${draft} `)) wishes.set(copy + key.slice(draft.length), wish)
      return copy
    },
    /** The wish of which Pay was pressed on a draft. */
    wish(draft: string, request: OrderRequest): Wish {
      const content = contentOf(request)
      const key = `${draft} ${JSON.stringify(content)}`
      const blank = { sentAfterLeaving: false, orders: new Set<number>(), confirmed: [] }
      const wish = wishes.get(key) ?? { words: wordsOf(request), content, ...blank }
      wishes.set(key, wish)
      return wish
    },
  }
}

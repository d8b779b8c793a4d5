import { expect, waitFor } from 'storybook/test'
import type { CartItem } from '../../src/rules/cart.ts'

/** The cart that the device keeps. */
export const storedCart = (): CartItem[] => JSON.parse(localStorage.getItem('cart') ?? '[]')

/** Another tab of the browser stores a cart, or removes it. */
export function storeInOtherTab(items: unknown) {
  const newValue = items === null ? null : JSON.stringify(items)
  if (newValue === null) localStorage.removeItem('cart')
  else localStorage.setItem('cart', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue, storageArea: localStorage }))
}

/** Waits until the device keeps these parts, each with its quantity. */
export const expectCart = (...lines: [id: number, quantity: number][]) =>
  waitFor(() => expect(storedCart().map(({ product_id, quantity }) => [product_id, quantity])).toEqual(lines))

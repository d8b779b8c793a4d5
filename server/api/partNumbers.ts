import type { Order } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** Adds to the lines of orders the part numbers of what is still sold; '' for any other. */
export async function withPartNumbers<Of extends Order>(store: Store, orders: readonly Of[]) {
  const ids = orders.flatMap(({ items }) => items.map(({ product_id }) => product_id))
  const products = await store.productsById([...new Set(ids)])
  const skus = new Map(products.map(({ product_id, sku }) => [product_id, sku]))
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, sku: skus.get(item.product_id) ?? '' })),
  }))
}

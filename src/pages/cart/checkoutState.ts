import type { CartItem } from '../../rules/cart.ts'

/** The navigation state for checkout: only the item fields that §2 lists, plus a size or colour if one was chosen. */
export const checkoutState = (items: readonly CartItem[]) => ({
  cartItems: items.map((item) => ({
    product_id: item.product_id,
    name: item.name,
    price: item.price,
    quantity: item.quantity,
    image: item.image,
    delivery_available: item.delivery_available,
    cod_only: item.cod_only,
    colombo_only: item.colombo_only,
    ...(item.selectedSize && { selectedSize: item.selectedSize }),
    ...(item.selectedColor && { selectedColor: item.selectedColor }),
  })),
})

import type { CartItem } from '../../rules/cart.ts'

/** What checkout is handed of the cart, and nothing else of it (§2). A size or colour goes along when one was chosen. */
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

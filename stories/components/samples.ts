import { seedProduct } from '../../mocks/parts.ts'
import { Product } from '../../src/api/products.ts'

const product = (id: number) => Product.parse(seedProduct(id))

/** Sample products, one for each case. */
export const parts = {
  hinge: product(110),
  screw: product(906),
  padlock: product(201),
  colomboOnly: product(1006),
  cashOnly: product(112),
  notDelivered: product(1116),
  noPicture: { ...product(117), images: [] },
  lever: product(301),
  longName: {
    ...product(201),
    product_id: 109,
    name: 'Mortice sash lock 76 mm case, 57 mm backset, stainless forend and strike, two levers, keyed to differ, for doors 35 to 45 mm',
    sku: 'LCK-MSL76-57-SS-KD-0004417',
    price: 128_450.5,
    images: ['/images/mortice-sash-lock-stainless@800.webp'],
    unit: 'set of 12, keyed alike',
    cod_only: 1,
    colombo_only: 1,
  },
} satisfies Record<string, Product>

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PathParams } from 'msw'
import { fails, resetApi, respondsFor } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { parts, seedProduct } from '../../mocks/parts.ts'
import { states } from '../../mocks/states.ts'
import { delivery } from '../../src/api/delivery.ts'
import { products } from '../../src/api/products.ts'
import { purchase } from '../../src/api/purchase.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'
import { shippingCost } from '../../src/rules/delivery.ts'
import { limits } from '../../src/rules/limits.ts'
import { shop } from '../shop.tsx'

/** The response to a call: at once, after two seconds, or an error. */
type ResponseMode = 'normal' | 'slow' | 'error'
const responseModes: ResponseMode[] = ['normal', 'slow', 'error']

/** Responds to a call as chosen. Where there is no body for the parameters of the path, the reference API responds. */
const chosenResponse = (
  call: Endpoint,
  how: ResponseMode,
  bodyOf: (path: PathParams) => object | undefined,
  status = 200,
) =>
  how === 'error'
    ? fails(call)
    : respondsFor(call, (_query, path) => {
        const json = bodyOf(path)
        return json && { json, status, after: how === 'slow' ? 2000 : 0 }
      })

type Args = {
  who: keyof typeof users
  filled: boolean
  subtotal: number
  quantity: number
  codOnly: boolean
  colomboOnly: boolean
  notDelivered: boolean
  priceChanged: boolean
  noLongerSold: boolean
  distance: number
  prices: ResponseMode
  charge: ResponseMode
  order: ResponseMode
}

const users = { visitor: undefined, 'signed in': 'ruwan', gold: 'demo' }

const draft = {
  firstName: 'Nadeesha',
  lastName: 'Perera',
  email: 'nadeesha@mail.example',
  street: '17 Station Road, Wellawatta, Colombo 6',
}

/** The checkout page itself, with controls for every rule about delivery and payment and for every call that may fail. */
export default {
  title: 'Playground/Checkout',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: false },
    // It restarts when a control changes.
    beginsAnew: true,
    chromatic: { disableSnapshot: true },
    visit: '/buying',
  },
  args: {
    who: 'visitor',
    filled: true,
    subtotal: 5670,
    quantity: 1,
    codOnly: false,
    colomboOnly: false,
    notDelivered: false,
    priceChanged: false,
    noLongerSold: false,
    distance: 12,
    prices: 'normal',
    charge: 'normal',
    order: 'normal',
  },
  argTypes: {
    who: { name: 'User', control: 'inline-radio', options: Object.keys(users) },
    filled: { name: 'Form filled in' },
    subtotal: { name: 'Price of the product, Rs.', control: { type: 'number', min: 0, step: 0.01 } },
    quantity: {
      name: 'Quantity of the product',
      control: { type: 'number', min: 1, max: limits.maxQuantity, step: 1 },
    },
    codOnly: { name: 'Cash on delivery only' },
    colomboOnly: { name: 'Colombo only' },
    notDelivered: { name: 'Delivery not available' },
    priceChanged: { name: 'Price changed since it was added to the cart' },
    noLongerSold: { name: 'No longer sold' },
    distance: { name: 'Distance, km', control: { type: 'range', min: 0, max: 200, step: 0.1 } },
    prices: { name: 'Response to the price check', control: 'inline-radio', options: responseModes },
    charge: { name: 'Response to the delivery charge call', control: 'inline-radio', options: responseModes },
    order: { name: 'Response to the order call', control: 'inline-radio', options: responseModes },
  },
  beforeEach: ({ args, msw }) => {
    resetApi(users[args.who])
    const price = args.priceChanged ? Math.max(1, args.subtotal - 100) : args.subtotal
    const product = { ...inCart(parts.padlock, args.quantity), price }
    localStorage.setItem('cart', JSON.stringify([product]))
    if (args.filled) sessionStorage.setItem('checkout', JSON.stringify(draft))
    msw.use(
      ...(args.noLongerSold ? [states.products.oneDiscontinued(parts.padlock)] : []),
      chosenResponse(products.one, args.prices, ({ id }) =>
        id === String(parts.padlock)
          ? {
              ...seedProduct(parts.padlock),
              price: args.subtotal,
              only_cod: args.codOnly,
              only_colombo: args.colomboOnly,
              delivery_available: !args.notDelivered,
            }
          : undefined,
      ),
      chosenResponse(delivery.charge, args.charge, () => ({
        distanceInKm: args.distance,
        shippingCost: shippingCost(args.distance),
        location: { lat: 6.9, lng: 79.9 },
        message: '',
      })),
      chosenResponse(purchase.create, args.order, () => ({ order_id: 10482 }), 201),
    )
  },
} satisfies Meta<Args>

/** A plain order of Rs. 5,670.00, to an address twelve kilometres away. */
export const Try: StoryObj<Args> = { name: 'Try checkout' }

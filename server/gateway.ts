import { serve } from '@hono/node-server'
import { sandboxGateway } from './payments/sandboxGateway.ts'
import { kokoKeyPair, sandboxKoko } from './payments/sandboxKoko.ts'

// `npm run gateway`: the sandbox gateway on the own machine, and the settings with which the shop uses it.

const port = 4180
// Its page is at another port, to which the form is led on: with other settings the browser would block it.
const pagePort = 4181
const leadsTo = `http://localhost:${pagePort}`
const account = { merchantId: 'sandbox', secret: 'sandbox-secret', leadsTo }
const ofShop = kokoKeyPair()
const own = kokoKeyPair()
const oneLine = (key: string) => `'${key.trim().replaceAll('\n', '\\n')}'`
const koko = { merchantId: 'sandbox', privateKey: own.privateKey, publicKey: ofShop.publicKey, leadsTo }

const app = sandboxGateway(account).route('/', sandboxKoko(koko))

serve({ fetch: app.fetch, port: pagePort, hostname: 'localhost' })
serve({ fetch: app.fetch, port, hostname: 'localhost' }, () =>
  process.stdout.write(`The sandbox gateway is open. In the terminal of the shop:
  export PAYHERE_MERCHANT_ID=${account.merchantId} PAYHERE_SECRET=${account.secret} PAYHERE_URL=http://localhost:${port}/pay/checkout PAYHERE_APP_ID=sandbox PAYHERE_APP_SECRET=sandbox
  export KOKO_MERCHANT_ID=${koko.merchantId} KOKO_API_KEY=sandbox KOKO_URL=http://localhost:${port}/api/merchants/orderCreate
  export KOKO_PRIVATE_KEY=${oneLine(ofShop.privateKey)}
  export KOKO_PUBLIC_KEY=${oneLine(own.publicKey)}
  export PAYMENT_HOSTS=${leadsTo}
  PUBLIC_ORIGIN=http://localhost:4173 PORT=4173 npm start
`),
)

import { serve } from '@hono/node-server'
import { sandboxGateway } from './payments/sandboxGateway.ts'

// `npm run gateway`: the sandbox gateway on the own machine, and the settings with which the shop uses it.

const port = 4180
const account = { merchantId: 'sandbox', secret: 'sandbox-secret' }

serve({ fetch: sandboxGateway(account).fetch, port, hostname: 'localhost' }, () =>
  process.stdout.write(`The sandbox gateway is open. Start the shop with
  PAYHERE_MERCHANT_ID=${account.merchantId} PAYHERE_SECRET=${account.secret} PAYHERE_URL=http://localhost:${port}/pay/checkout PUBLIC_ORIGIN=http://localhost:4173 PORT=4173 npm start
`),
)

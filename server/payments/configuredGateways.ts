import type { Config } from '../config.ts'
import type { PaymentGateway } from './gateway.ts'
import { koko } from './koko.ts'
import { payHere } from './payhere.ts'

/** The gateways whose settings are complete, which `readConfig` sees to. */
export function configuredGateways(config: Config): PaymentGateway[] {
  const { PAYHERE_MERCHANT_ID, PAYHERE_SECRET: secret, PAYHERE_URL: page } = config
  const { PAYHERE_APP_ID, PAYHERE_APP_SECRET, KOKO_MERCHANT_ID, KOKO_API_KEY: apiKey, KOKO_URL } = config
  const { KOKO_PRIVATE_KEY: privateKey, KOKO_PUBLIC_KEY: publicKey } = config
  const app =
    PAYHERE_APP_ID && PAYHERE_APP_SECRET ? { id: PAYHERE_APP_ID, secret: PAYHERE_APP_SECRET } : undefined
  const gateways: PaymentGateway[] = []
  if (PAYHERE_MERCHANT_ID && secret)
    gateways.push(payHere({ merchantId: PAYHERE_MERCHANT_ID, secret, page, app }))
  if (KOKO_MERCHANT_ID && apiKey && privateKey && publicKey)
    gateways.push(koko({ merchantId: KOKO_MERCHANT_ID, apiKey, privateKey, publicKey, page: KOKO_URL }))
  return gateways
}

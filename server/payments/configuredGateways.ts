import type { Config } from '../config.ts'
import type { PaymentGateway } from './gateway.ts'
import { koko } from './koko.ts'
import { payHere } from './payhere.ts'

/** The gateways whose settings are complete, which `readConfig` sees to. */
export function configuredGateways(config: Config): PaymentGateway[] {
  const { PAYHERE_MERCHANT_ID, PAYHERE_SECRET, PAYHERE_URL, PAYHERE_APP_ID, PAYHERE_APP_SECRET } = config
  const { KOKO_MERCHANT_ID, KOKO_API_KEY, KOKO_PRIVATE_KEY, KOKO_PUBLIC_KEY, KOKO_URL } = config
  return [
    ...(PAYHERE_MERCHANT_ID && PAYHERE_SECRET
      ? [
          payHere({
            merchantId: PAYHERE_MERCHANT_ID,
            secret: PAYHERE_SECRET,
            page: PAYHERE_URL,
            ...(PAYHERE_APP_ID &&
              PAYHERE_APP_SECRET && { app: { id: PAYHERE_APP_ID, secret: PAYHERE_APP_SECRET } }),
          }),
        ]
      : []),
    ...(KOKO_MERCHANT_ID && KOKO_API_KEY && KOKO_PRIVATE_KEY && KOKO_PUBLIC_KEY
      ? [
          koko({
            merchantId: KOKO_MERCHANT_ID,
            apiKey: KOKO_API_KEY,
            privateKey: KOKO_PRIVATE_KEY,
            publicKey: KOKO_PUBLIC_KEY,
            page: KOKO_URL,
          }),
        ]
      : []),
  ]
}

import { shop } from '../../shop.config.ts'

/** The address that opens WhatsApp at the shop's number, with a message that is ready to be sent. */
export const whatsAppLink = (message: string): string =>
  `https://wa.me/${shop.whatsApp.dial}?text=${encodeURIComponent(message)}`

const hour = 60 * 60 * 1000

/** What the shop charges, grants and promises (§9): the rules, the policy pages and the server read it by way of `limits`. Rupees. */
export const figures = {
  /** Delivery is free when the sum of the items exceeds this. */
  freeDeliveryOver: 6000,
  /** Kilometres; a greater distance is too far for an item that is delivered near the depot only. */
  tooFarKm: 20,
  /** When the sum of the items exceeds `promotionOver`, the order is reduced by `promotionOff`. */
  promotionOver: 25_000,
  promotionOff: 1000,
  /** One division of the cart's threshold meter. Both bounds above are multiples of it. */
  meterTick: 1000,
  /** Added to each order as its line Tax; 0, because prices include VAT (decision 11). */
  tax: 0,
  installmentMonths: [3, 6] as const,
  /** The reference server's tariff: `first` up to `firstKm`, then `perKm` for each km begun, at most `most`. */
  tariff: { first: 350, firstKm: 5, perKm: 25, most: 3500, roadFactor: 1.3 },
  /** Milliseconds. Two orders of the demo are to be younger: `server/demo/orders.ts`. */
  cancelWindow: 2 * hour,
  /** Days as [from, to], business days for refunds. */
  policy: {
    returnDays: 7,
    refundOnlineDays: [7, 14] as const,
    refundTransferDays: [3, 5] as const,
    deliveryColomboDays: [1, 2] as const,
    deliveryIslandDays: [2, 5] as const,
    processingHours: 24,
  },
}

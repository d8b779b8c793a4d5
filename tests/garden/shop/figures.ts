const hour = 60 * 60 * 1000

export const figures = {
  freeDeliveryOver: 8000,
  tooFarKm: 15,
  promotionOver: 30_000,
  promotionOff: 2000,
  meterTick: 2000,
  tax: 0,
  installmentMonths: [3, 6] as const,
  tariff: { first: 400, firstKm: 4, perKm: 30, most: 4000, roadFactor: 1.4 },
  cancelWindow: 3 * hour,
  policy: {
    returnDays: 5,
    refundOnlineDays: [6, 12] as const,
    refundTransferDays: [2, 4] as const,
    deliveryColomboDays: [1, 3] as const,
    deliveryIslandDays: [3, 6] as const,
    processingHours: 48,
  },
}

/** The exact messages of the order confirmation (§2, §5, §8). Labels that occur once stay in the markup. */
export const confirmationText = {
  noNumber: 'N/A',
  noAddress: 'No address provided',
} as const

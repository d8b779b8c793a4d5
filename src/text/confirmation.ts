export const confirmationText = { noNumber: 'N/A', noAddress: 'No address provided' } as const

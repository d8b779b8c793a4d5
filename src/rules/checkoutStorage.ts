/** Session storage key of what is typed at checkout. */
export const draftKey = 'checkout'
/** Session storage key of the order placed last, for its confirmation. Decision 12 */
export const lastOrderKey = 'lastOrder'

/** Session storage key of the checkout form's draft. */
export const draftKey = 'checkout'
/** Session storage key of the last order placed, for its confirmation page. Decision 12 */
export const lastOrderKey = 'lastOrder'

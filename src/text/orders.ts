export const ordersText = {
  none: "You haven't placed any orders yet.",
  tooLate: 'Order can no longer be cancelled.',
  cancelled: 'Order cancelled successfully.',
  cancelFailed: 'Failed to cancel order',
} as const

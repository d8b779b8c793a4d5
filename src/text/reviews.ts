export const reviewsText = {
  loading: 'Loading reviews...',
  none: 'No reviews yet. Be the first to review!',
  submitting: 'Submitting...',
  sent: 'Review submitted successfully!',
  failed: 'Failed to submit review',
  incomplete: 'Please fill all fields',
} as const

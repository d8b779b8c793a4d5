/** The exact messages of a product's reviews (§2, §5, §8). Labels that occur once stay in the markup. */
export const reviewsText = {
  loading: 'Loading reviews...',
  none: 'No reviews yet. Be the first to review!',
  submitting: 'Submitting...',
  sent: 'Review submitted successfully!',
  failed: 'Failed to submit review',
  incomplete: 'Please fill all fields',
} as const

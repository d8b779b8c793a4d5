export const feedbackText = {
  incomplete: 'Please fill all fields and provide a rating',
  submitting: 'Submitting...',
  failed: 'Your review could not be sent. Please try again.',
  again: 'Submit Another Review',
  analyticsFailed: 'The ratings did not load.',
  listFailed: 'The reviews did not load.',
} as const

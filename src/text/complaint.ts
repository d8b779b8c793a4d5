export const complaintText = {
  failed: 'Failed to submit complaint. Please try again.',
  captchaFailed: 'Captcha Failed',
  wrongType: 'The selected file must be a JPEG, JPG, PNG or WEBP',
} as const

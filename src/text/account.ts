export const accountText = {
  login: {
    failed: 'Login failed! Username or Password Incorrect.',
    noCookie:
      'You could not be kept signed in: your browser refuses cookies. Allow them for this shop and sign in again.',
  },
  passwords: { match: 'Passwords match', differ: 'Passwords do not match.' },
  register: { done: 'Registration successful! Please log in.', failed: 'Registration failed' },
  profile: {
    // The server sends both messages (§8); these are for a server that sends none.
    saved: 'Profile updated.',
    failed: 'Failed to update profile',
  },
  deletion: {
    sure: 'Are you sure you want to permanently delete your account? This action cannot be undone.',
    done: 'Account deleted successfully.',
    failed: 'Failed to delete account',
  },
  reset: {
    linkSent: 'Password reset link sent to your email.',
    linkFailed: 'Failed to send reset link',
    done: 'Password reset successfully! Redirecting to login...',
    failed: 'Failed to reset password',
  },
} as const

import type { User } from '../api/session.ts'

/**
 * What is known of the logged-in user (§2): prefilled where nothing was typed. The phone number is as it is held: only
 * some forms take none but those of §9.
 */
export const prefillOf = (user: User) => ({
  firstName: user.first_name || (user.name.split(' ')[0] ?? ''),
  lastName: user.last_name || user.name.split(' ').slice(1).join(' '),
  email: user.email,
  phone: user.phone,
  street: user.address,
})

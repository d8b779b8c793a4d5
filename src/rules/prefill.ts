type Customer = Record<'first_name' | 'last_name' | 'name' | 'email' | 'phone' | 'address', string>

/** Form values of the logged-in user (§2). The phone as stored: only some forms insist on the format of §9. */
export const prefillOf = (user: Customer) => ({
  firstName: user.first_name || (user.name.split(' ')[0] ?? ''),
  lastName: user.last_name || user.name.split(' ').slice(1).join(' '),
  email: user.email,
  phone: user.phone,
  street: user.address,
})

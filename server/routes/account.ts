import type { Hono } from 'hono'
import { account } from '../../src/api/account.ts'
import { session } from '../../src/api/session.ts'
import { paths } from '../../src/paths.ts'
import { isPassword } from '../../src/rules/password.ts'
import { cleanPhone, isPhone } from '../../src/rules/phone.ts'
import { shop as depot } from '../../src/shop.config.ts'
import type { Shop } from '../api.ts'
import { isEmail, longest, needAtMost, needWords } from '../fields.ts'
import { createLimiter } from '../limiter.ts'
import { randomToken, sha256 } from '../random.ts'
import { refuse } from '../refusal.ts'
import { idOf, route } from '../route.ts'
import type { Taken, User } from '../store.ts'
import { signedIn, userOf } from '../visitor.ts'

const minute = 60 * 1000
const tokenLifeMs = 60 * minute

const needPassword = (password: string) => {
  if (password.length > longest.line) refuse(400, `Password is too long: at most ${longest.line} characters.`)
  if (!isPassword(password))
    refuse(400, 'Password must have at least 8 characters, a digit and a special character.')
}

const needEmail = (email: string) => {
  if (!isEmail(email)) refuse(400, 'Email address is not valid.')
}

const needPhone = (phone: string) => {
  if (!isPhone(phone)) refuse(400, 'Phone number must be 10 digits and start with 0')
}

/** The user that was written. 409 when somebody else has the user name or the email address. */
function needUnique(written: User | Taken): User {
  if (!('taken' in written)) return written
  return written.taken === 'username'
    ? refuse(409, 'This username is already taken.')
    : refuse(409, 'This email address is already registered.')
}

/**
 * §7 Authentication and account.
 * - The profile of a visitor is 204 without a body, not a refusal: browsers put every 4xx answer on the console, at
 *   every page of every visitor. There is no user in it, so 'failure means anonymous' holds.
 * - A failed login says the same and works as long whether or not the user exists; after 10 failures for one name
 *   within 15 minutes it answers 429.
 * - A reset request never tells whether an address is registered. Its link works once, within an hour.
 */
export function accountRoutes(app: Hono, shop: Shop): void {
  const { store, now, sessions, passwords, outbox, origin } = shop
  const failures = createLimiter({ most: 10, windowMs: 15 * minute, now })
  const resets = createLimiter({ most: 5, windowMs: 60 * minute, now })
  let nobody: Promise<string> | undefined
  const nobodysHash = () => {
    nobody ??= passwords.hash(randomToken())
    return nobody
  }

  route(app, session.profile, async (c) => {
    const user = await userOf(shop, c)
    return user ? c.json(user) : c.body(null, 204)
  })

  route(app, session.login, async (c, { body: { username, password } }) => {
    const name = username.trim().toLowerCase()
    const fail = { success: false }
    if (failures.reached(name)) refuse(429, 'Too many attempts. Please try again in 15 minutes.', fail)
    // Counted before the password is checked: many tries at once would all be let through otherwise.
    failures.add(name)
    const user = await store.userByName(username)
    const hash = (user && (await store.passwordHash(user.user_id))) ?? (await nobodysHash())
    const right = await passwords.verify(password.slice(0, longest.line), hash)
    if (!user || !right) return refuse(401, 'Username or password is incorrect.', fail)
    failures.clear(name)
    await sessions.start(c, user.user_id)
    return c.json({ success: true })
  })

  route(app, session.logout, async (c) => {
    await sessions.end(c)
    return c.json({ success: true })
  })

  route(app, account.register, async (c, { body }) => {
    const { password, confirmPassword, ...fields } = body
    const { firstname, lastname, email, address, username } = fields
    const phone = cleanPhone(fields.phone)
    needWords({ ...fields, password, confirmPassword })
    needAtMost(longest.line, { firstname, lastname, username })
    needAtMost(longest.text, { address })
    needEmail(email)
    needPhone(phone)
    if (password !== confirmPassword) refuse(400, 'Passwords do not match.')
    needPassword(password)
    const added = await store.addUser({
      username,
      first_name: firstname,
      last_name: lastname,
      name: `${firstname} ${lastname}`,
      email,
      phone,
      address,
      membershipLevel: 'standard',
      loyaltyPoints: 0,
      passwordHash: await passwords.hash(password),
    })
    needUnique(added)
    return c.json({ message: 'Registration successful! Please log in.' }, 201)
  })

  route(app, account.editProfile, async (c, { body }) => {
    const { user_id } = await signedIn(shop, c)
    if (body.userId !== user_id) refuse(403, 'You can only edit your own profile.')
    const { userName, firstName, lastName, email, address } = body
    const phone = cleanPhone(body.phone)
    needWords({ userName, firstName, lastName, email })
    needAtMost(longest.line, { userName, firstName, lastName })
    needAtMost(longest.text, { address })
    needEmail(email)
    if (body.phone.trim() !== '') needPhone(phone)
    const changes = {
      username: userName,
      first_name: firstName,
      last_name: lastName,
      name: `${firstName} ${lastName}`,
      email,
      phone,
      address,
    }
    const written = (await store.updateUser(user_id, changes)) ?? refuse(401, 'Please sign in.')
    return c.json({ message: 'Profile updated successfully.', user: needUnique(written) })
  })

  route(app, account.deleteAccount, async (c) => {
    const { user_id } = await signedIn(shop, c)
    if (idOf(c.req.param('userId')) !== user_id) refuse(403, 'You can only delete your own account.')
    await store.deleteUser(user_id)
    await sessions.endAll(user_id)
    await sessions.end(c)
    return c.json({ message: 'Account deleted successfully.' })
  })

  route(app, account.requestPasswordReset, async (c, { body: { email } }) => {
    needEmail(email)
    const key = email.toLowerCase()
    const user = await store.userByEmail(email)
    if (user && !resets.reached(key)) {
      resets.add(key)
      const token = randomToken()
      await store.addResetToken(await sha256(token), user.user_id, Number(now()) + tokenLifeMs)
      const link = `${origin()}${paths.resetPassword}?token=${token}`
      const text = `Dear ${user.name},\n\nSet a new password here within one hour:\n${link}\n\nIf you did not ask for this, nothing needs to be done.\n\n${depot.name}`
      await outbox.send({ kind: 'email', to: user.email, subject: 'Set a new password', text })
    }
    return c.json({ message: 'If this address is registered, a reset link has been sent to it.' })
  })

  route(app, account.resetPassword, async (c, { body: { token, newPassword } }) => {
    needPassword(newPassword)
    const userId = await store.takeResetToken(await sha256(token), Number(now()))
    if (userId === undefined)
      return refuse(400, 'This reset link is no longer valid. Please ask for a new one.')
    await store.setPassword(userId, await passwords.hash(newPassword))
    await sessions.endAll(userId)
    return c.json({ message: 'Password reset successfully!' })
  })
}

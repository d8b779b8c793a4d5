import type { Context, Hono } from 'hono'
import { account } from '../../../src/api/account.ts'
import { session } from '../../../src/api/session.ts'
import { paths } from '../../../src/paths.ts'
import { isEmail } from '../../../src/rules/email.ts'
import { isPassword } from '../../../src/rules/passwords.ts'
import { cleanPhone, isPhone } from '../../../src/rules/phone.ts'
import { randomToken, sha256 } from '../../crypto.ts'
import { emailChangedEmail, resetEmail } from '../../outbox/messages.ts'
import { refuse } from '../../refusal.ts'
import { sameName } from '../../store/nameKey.ts'
import type { User } from '../../store/records.ts'
import type { UserConflict } from '../../store/users.ts'
import { isUserName, longest, requireSingleLine, requireText } from '../../validation.ts'
import { countAttempt, refuseTooManyAttempts, requireWithinLimit } from '../rateLimits.ts'
import { done, idOf, route } from '../route.ts'
import type { Services } from '../services.ts'
import { signedIn, userOf } from '../signedIn.ts'
import { verifyPassword } from '../verifyPassword.ts'

const minute = 60 * 1000
const tokenLifeMs = 60 * minute

/** The field that the form must ask for or mark. It is an addition to §3, where a refusal has only a text. */
const at = (field: 'password' | 'username' | 'email') => ({ field })

const requirePassword = (password: string) => {
  if (password.length > longest.line) refuse(400, `Password is too long: at most ${longest.line} characters.`)
  if (!isPassword(password))
    refuse(400, 'Password must have at least 8 characters, a digit and a special character.')
}

const requireEmail = (email: string) => {
  if (!isEmail(email)) refuse(400, 'Email address is not valid.')
}

const requireUserName = (username: string) => {
  if (!isUserName(username))
    refuse(400, 'Username must have a letter or digit, no @ and no invisible characters.', at('username'))
}

const requirePhone = (phone: string) => {
  if (!isPhone(phone)) refuse(400, 'Phone number must be 10 digits and start with 0')
}

const refuseConflict = ({ conflict }: UserConflict): never =>
  conflict === 'username'
    ? refuse(409, 'This username is already taken.', at('username'))
    : refuse(409, 'This email address is already registered.', at('email'))

/** Returns the written user. Refuses with 409 when somebody else has the user name or the email address. */
const requireUnique = (written: User | UserConflict): User =>
  'conflict' in written ? refuseConflict(written) : written

/** Refuses with 403 a change of the email address without the user's password. */
async function requireOwnPassword(services: Services, c: Context, user: User, password: string) {
  if (password === '') refuse(403, 'Enter your password to change your email address.', at('password'))
  const { username } = user
  if ((await verifyPassword(services, c, { username, user, password })) === undefined)
    refuse(403, 'That is not your password. Your profile was not changed.', at('password'))
}

/**
 * §7 Authentication and account. The profile of a visitor is 204, since browsers log every 4xx to the console. A failed
 * login and a reset request answer alike, and as late, whether or not there is such a user. server/README.md says the rest.
 */
export function accountRoutes(app: Hono, services: Services): void {
  const { store, now, sessions, passwords, clientOf, origin, answerFloorMs } = services

  route(app, session.profile, async (c) => {
    const user = await userOf(services, c)
    return user ? c.json(user) : c.body(null, 204)
  })

  route(app, session.login, async (c, { body: { username, password } }) => {
    const fail = { success: false }
    const user = await store.userByName(username)
    const hash = await verifyPassword(services, c, { username, user, password, fail })
    if (hash === undefined || !user) return refuse(401, 'Username or password is incorrect.', fail)
    // The password may have been changed since it was verified.
    if (!(await sessions.start(c, user.user_id, hash)))
      return refuse(401, 'Username or password is incorrect.', fail)
    return done(c)
  })

  route(app, session.logout, async (c) => {
    await sessions.end(c)
    return done(c)
  })

  route(app, account.register, async (c, { body }) => {
    const { password, confirmPassword, ...fields } = body
    const { firstname, lastname, email, address, username } = fields
    const phone = cleanPhone(fields.phone)
    requireText({ ...fields, password, confirmPassword })
    requireSingleLine({ firstname, lastname, username })
    requireUserName(username)
    requireEmail(email)
    requirePhone(phone)
    if (password !== confirmPassword) refuse(400, 'Passwords do not match.')
    requirePassword(password)
    // Also limits how many names and addresses a program can find out to be taken.
    await requireWithinLimit(services, 'register', c)
    // Check before hashing the password, which is expensive.
    const conflict = await store.taken({ username, email })
    if (conflict) refuseConflict(conflict)
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
      passwordHash: await passwords.hash(clientOf(c), password),
    })
    requireUnique(added)
    return c.json({ message: 'Registration successful! Please log in.' }, 201)
  })

  route(app, account.editProfile, async (c, { body }) => {
    const user = await signedIn(services, c)
    const { user_id } = user
    if (body.userId !== user_id) refuse(403, 'You can only edit your own profile.')
    const { userName, firstName, lastName, email, address, password = '' } = body
    const phone = cleanPhone(body.phone)
    requireText({ userName, firstName, lastName, email })
    requireSingleLine({ userName, firstName, lastName })
    requireEmail(email)
    if (body.phone.trim() !== '') requirePhone(phone)
    const changes = {
      username: userName,
      first_name: firstName,
      last_name: lastName,
      name: `${firstName} ${lastName}`,
      email,
      phone,
      address,
    }
    const moves = !sameName(email, user.email)
    const renames = !sameName(userName, user.username)
    if (renames) requireUserName(userName)
    // Also limits how many names and addresses a program can find out to be taken.
    if (moves || renames) {
      await requireWithinLimit(services, 'register', c)
      // Also of one account from many addresses.
      const wait = await countAttempt(services, 'register', `user ${user.user_id}`)
      if (wait > 0) refuseTooManyAttempts(wait)
    }
    if (moves) await requireOwnPassword(services, c, user, password)
    const keepSession = sessions.hash(c)
    const written =
      (await store.updateUser(user_id, changes, {
        ...(keepSession !== undefined && { keepSession }),
        ...(moves && { messages: [emailChangedEmail(user)] }),
        now: Number(now()),
      })) ?? refuse(401, 'Please sign in.')
    return c.json({ message: 'Profile updated successfully.', user: requireUnique(written) })
  })

  route(app, account.deleteAccount, async (c) => {
    const { user_id } = await signedIn(services, c)
    if (idOf(c.req.param('userId')) !== user_id) refuse(403, 'You can only delete your own account.')
    await store.deleteUser(user_id)
    await sessions.endAll(user_id)
    await sessions.end(c)
    return c.json({ message: 'Account deleted successfully.' })
  })

  route(app, account.requestPasswordReset, async (c, { body: { email } }) => {
    requireEmail(email)
    await requireWithinLimit(services, 'resetAddress', c)
    const write = async () => {
      const user = await store.userByEmail(email)
      if (!user || (await countAttempt(services, 'reset', email)) > 0) return
      const token = randomToken()
      const mail = resetEmail(user, `${origin()}${paths.resetPassword}?token=${token}`)
      const time = Number(now())
      await store.addResetToken(sha256(token), user.user_id, time + tokenLifeMs, mail, time)
    }
    // The duration of the answer must not reveal whether the address is registered.
    await Promise.all([write(), new Promise((resolve) => setTimeout(resolve, answerFloorMs))])
    return c.json({ message: 'If this address is registered, a reset link has been sent to it.' })
  })

  route(app, account.resetPassword, async (c, { body: { token, newPassword } }) => {
    requirePassword(newPassword)
    const hash = sha256(token)
    const userId = await store.resetToken(hash, Number(now()))
    // A link that opens nothing costs no hash. Of two requests with the same link, the second finds it used.
    const isReset =
      userId !== undefined &&
      (await store.resetPassword(hash, await passwords.hash(clientOf(c), newPassword), Number(now())))
    if (!isReset) return refuse(400, 'This reset link is no longer valid. Please ask for a new one.')
    await sessions.endAll(userId)
    return c.json({ message: 'Password reset successfully!' })
  })
}

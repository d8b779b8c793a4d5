import { atom } from 'jotai'
import type * as z from 'zod/mini'
import { account, type ProfileBody, type RegisterBody } from '../api/account.ts'
import { session, type User } from '../api/session.ts'
import { ApiError, call } from '../lib/endpoint.ts'
import { queryClientAtom } from '../lib/query.ts'
import { session as tab } from '../lib/storage.ts'
import { draftKey } from '../rules/order.ts'
import { cleanPhone } from '../rules/phone.ts'
import { profileQuery, userAtom } from './session.ts'
import { forgetUserAtom, logoutAtom } from './signIn.ts'

/** Makes an account (§7). Throws when it was refused. */
export const registerAtom = atom(null, async (_get, _set, body: z.input<typeof RegisterBody>) => {
  await call(account.register, { body })
})

/**
 * Saves the edited profile (§7) and gives what the server says of it. The profile is shown as it was sent at once,
 * and asked for again: back ends answer it in different shapes, or not at all. Throws when it was refused.
 */
export const editProfileAtom = atom(
  null,
  async (get, _set, user: User, body: z.input<typeof ProfileBody>) => {
    const answer = await call(account.editProfile, { body })
    const client = get(queryClientAtom)
    forgetPrefilled(user)
    client.set(profileQuery, {
      ...user,
      username: body.userName,
      first_name: body.firstName,
      last_name: body.lastName,
      name: `${body.firstName} ${body.lastName}`,
      email: body.email,
      phone: body.phone,
      address: body.address,
    })
    void client.refetch(profileQuery)
    return answer?.message
  },
)

/**
 * Asks once more who is there: a page that the browser had put away may show somebody who has logged out since. An
 * answer without a user clears the user, no answer changes nothing.
 */
export const checkUserAtom = atom(null, async (get, set) => {
  try {
    get(queryClientAtom).set(profileQuery, await call(session.profile))
  } catch (error) {
    const answered = error instanceof ApiError && error.status > 0 && error.status < 500
    if (answered) set(forgetUserAtom)
  }
})

/** What checkout keeps for this tab only because it was known of the user is left out, so that it is filled in anew. */
function forgetPrefilled({ first_name, last_name, email, phone, address }: User) {
  const known: unknown[] = [first_name, last_name, email, cleanPhone(phone), address]
  try {
    const draft: unknown = JSON.parse(tab.read(draftKey) ?? '')
    const typed = Object.entries(draft as object).filter(([, value]) => !known.includes(value))
    tab.write(draftKey, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Nothing is kept.
  }
}

/** Deletes the account (§7). The user stands until it is done. Throws when it was refused. */
export const deleteAccountAtom = atom(null, async (_get, set, userId: User['user_id'], done: () => void) => {
  await call(account.deleteAccount, { params: { userId } })
  // In one go, so that the profile page knows where to go when its user is gone.
  done()
  set(forgetUserAtom)
})

/** Asks for a link to a new password (§7). Throws when it was refused. */
export const requestResetAtom = atom(null, async (_get, _set, email: string) => {
  await call(account.requestPasswordReset, { body: { email } })
})

/**
 * Sets a new password (§7). Whoever is still logged in is logged out: the login is where this leads to, and the old
 * sessions have ended. Throws when it was refused.
 */
export const resetPasswordAtom = atom(null, async (get, set, token: string, newPassword: string) => {
  await call(account.resetPassword, { body: { token, newPassword } })
  if (get(userAtom)) await set(logoutAtom)
})

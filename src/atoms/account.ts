import { atom } from 'jotai'
import type * as z from 'zod/mini'
import { account, type ProfileBody, type RegisterBody } from '../api/account.ts'
import type { User } from '../api/session.ts'
import { prefillOf } from '../forms/prefill.ts'
import { ApiError, call } from '../lib/endpoint.ts'
import { fetchQuery, queryClientAtom, replaceData } from '../lib/queryClient.ts'
import { safeSessionStorage as tab } from '../lib/storage.ts'
import { profileQuery } from '../queries/session.ts'
import { draftKey } from '../rules/checkoutStorage.ts'
import { cleanPhone } from '../rules/phone.ts'
import { clearTabData, clearUserAtom, logoutAtom, userAtom } from './session.ts'

/** Makes an account (§7). Throws when it was refused. */
export const registerAtom = atom(null, async (_get, _set, body: z.input<typeof RegisterBody>) => {
  await call(account.register, { body })
})

/**
 * Saves the edited profile (§7) and gives what the server says of it. The profile is shown as it was sent at once,
 * and asked for again: back ends answer it in different shapes, or not at all. Throws when it was refused.
 */
export const editProfileAtom = atom(null, async (get, set, user: User, body: z.input<typeof ProfileBody>) => {
  const answer = await call(account.editProfile, { body })
  forgetPrefilled(user)
  // Whoever has logged out meanwhile stays logged out.
  if (get(userAtom)?.user_id === user.user_id) {
    replaceData<User | null>(get(queryClientAtom), profileQuery, {
      ...user,
      username: body.userName,
      first_name: body.firstName,
      last_name: body.lastName,
      name: `${body.firstName} ${body.lastName}`,
      email: body.email,
      phone: body.phone,
      address: body.address,
    })
    void set(checkUserAtom)
  }
  return answer?.message
})

/**
 * Asks once more who is there (§7): a page that stood for a while may show somebody who has logged out since. An answer
 * without a user clears the user, another user finds nothing of the one before, no answer changes nothing. Never
 * rejects.
 */
export const checkUserAtom = atom(null, async (get, set) => {
  const before = get(userAtom)
  try {
    // Through the client, which gives the request up when the user logs out meanwhile.
    const now = await fetchQuery(get(queryClientAtom), { ...profileQuery, staleTime: 0 })
    if (before && now?.user_id !== before.user_id) clearTabData()
  } catch (error) {
    const answered = error instanceof ApiError && error.status > 0 && error.status < 500
    if (answered) set(clearUserAtom)
  }
})

/** What checkout keeps for this tab only because it was known of the user is left out, so that it is filled in anew. */
function forgetPrefilled(user: User) {
  const known: unknown[] = [...Object.values(prefillOf(user)), cleanPhone(user.phone)]
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
  set(clearUserAtom)
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

import { atom } from 'jotai'
import type * as z from 'zod/mini'
import { account, type ProfileBody, type RegisterBody } from '../api/account.ts'
import type { User } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { queryClientAtom, replaceData } from '../lib/queryClient.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { profileQuery } from '../queries/session.ts'
import { parseJson } from '../rules/parseJson.ts'
import { cleanPhone } from '../rules/phone.ts'
import { prefillOf } from '../rules/prefill.ts'
import { draftKey } from '../rules/storageKeys.ts'
import { checkUserAtom, forgetUserAtom, inSession, logoutAtom, userAtom } from './session.ts'

/** Creates an account (§7). Throws when the server refuses. */
export const register = (body: z.input<typeof RegisterBody>) => call(account.register, { body })

/** Saves the edited profile (§7) and returns the server's message. Throws when the server refuses. */
export const editProfileAtom = atom(null, async (get, set, user: User, body: z.input<typeof ProfileBody>) => {
  const response = await inSession(set, call(account.editProfile, { body }))
  forgetPrefill(user)
  // The user may have logged out while the request was in flight: do not sign them in again.
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
  return response?.message
})

/** Removes from the tab's checkout draft what was prefilled from the old profile, so that the new one fills it in. */
function forgetPrefill(user: User) {
  const personalData: unknown[] = [...Object.values(prefillOf(user)), cleanPhone(user.phone)]
  const draft = parseJson(safeSessionStorage.read(draftKey))
  if (typeof draft !== 'object' || draft === null) return
  const edits = Object.entries(draft).filter(([, value]) => !personalData.includes(value))
  safeSessionStorage.write(draftKey, JSON.stringify(Object.fromEntries(edits)))
}

/** Deletes the account (§7). The user stays signed in until the server has done so. Throws when the server refuses. */
export const deleteAccountAtom = atom(null, async (_get, set, userId: User['user_id'], done: () => void) => {
  await inSession(set, call(account.deleteAccount, { params: { userId } }))
  // Both at once: the profile page must know where to redirect when its user is gone.
  done()
  set(forgetUserAtom)
})

/** Requests a password reset link (§7). Throws when the server refuses. */
export const requestReset = (email: string) => call(account.requestPasswordReset, { body: { email } })

/** Sets a new password (§7) and logs out: the server ends all sessions. Throws when the server refuses. */
export const resetPasswordAtom = atom(null, async (get, set, token: string, newPassword: string) => {
  await call(account.resetPassword, { body: { token, newPassword } })
  if (get(userAtom)) await set(logoutAtom)
})

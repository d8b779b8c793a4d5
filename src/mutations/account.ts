import { mutationOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { account, type ProfileBody } from '../api/account.ts'
import type { User } from '../api/session.ts'
import { call } from '../lib/endpoint.ts'
import { replaceData } from '../lib/queryClient.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { profileQuery } from '../queries/session.ts'
import { parseJson } from '../rules/parseJson.ts'
import { cleanPhone } from '../rules/phone.ts'
import { prefillOf } from '../rules/prefill.ts'
import { draftKey } from '../rules/storageKeys.ts'

/** Saves the edited profile of a user (§7) and returns the server's message. */
export const editProfile = (user: User) =>
  mutationOptions({
    mutationKey: ['account', 'edit'],
    meta: { signedIn: true },
    mutationFn: (body: z.input<typeof ProfileBody>) => call(account.editProfile, { body }),
    onSuccess: (_response, body, _result, { client }) => {
      forgetPrefill(user)
      // The user may have logged out while the request was in flight: do not sign them in again.
      if (client.getQueryData(profileQuery.queryKey)?.user_id !== user.user_id) return
      replaceData<User | null>(client, profileQuery, {
        ...user,
        username: body.userName,
        first_name: body.firstName,
        last_name: body.lastName,
        name: `${body.firstName} ${body.lastName}`,
        email: body.email,
        phone: body.phone,
        address: body.address,
      })
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })

/** Removes from the tab's checkout draft what was prefilled from the old profile, so that the new one fills it in. */
function forgetPrefill(user: User) {
  const personalData: unknown[] = [...Object.values(prefillOf(user)), cleanPhone(user.phone)]
  const draft = parseJson(safeSessionStorage.read(draftKey))
  if (typeof draft !== 'object' || draft === null) return
  const edits = Object.entries(draft).filter(([, value]) => !personalData.includes(value))
  safeSessionStorage.write(draftKey, JSON.stringify(Object.fromEntries(edits)))
}

/** Deletes the account (§7). The user stays signed in until the server has done so. */
export const deleteAccount = (userId: User['user_id']) =>
  mutationOptions({
    mutationKey: ['account', 'delete'],
    meta: { signedIn: true },
    mutationFn: () => call(account.deleteAccount, { params: { userId } }),
  })

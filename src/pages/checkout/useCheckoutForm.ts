import { zodResolver } from '@hookform/resolvers/zod'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { userAtom } from '../../atoms/session.ts'
import { blankCheckout, CheckoutForm, type CheckoutValues, readDraft } from '../../forms/checkout.ts'
import { validateOnBlur } from '../../forms/fields.ts'
import { prefillOf } from '../../forms/prefill.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { cleanPhone } from '../../rules/phone.ts'
import { draftKey } from '../../rules/storageKeys.ts'

/**
 * The checkout form. What is typed is kept for the tab, so that a reload or a visit to the terms loses nothing; the
 * logged-in user's details fill the fields that are still empty (§2).
 */
export function useCheckoutForm() {
  const user = useAtomValue(userAtom)
  const [draft] = useState(() => safeSessionStorage.read(draftKey))
  const stored = useRef(draft !== null)
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(CheckoutForm),
    defaultValues: { ...blankCheckout, ...readDraft(draft) },
    ...validateOnBlur,
    // The error summary takes the focus instead, and links to each field.
    shouldFocusError: false,
  })
  const { getValues, reset, setValue, subscribe } = form

  useEffect(() => {
    // Its user has left the tab, and the draft with them.
    if (stored.current && safeSessionStorage.read(draftKey) === null) reset(blankCheckout)
    if (!user) return
    const known = prefillOf(user)
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'street'] as const) {
      const value = field === 'phone' ? cleanPhone(known.phone) : known[field]
      if (value && getValues(field) === '') setValue(field, value)
    }
  }, [user, getValues, reset, setValue])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          stored.current = safeSessionStorage.write(draftKey, JSON.stringify(values))
        },
      }),
    [subscribe],
  )

  return form
}

import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { storageOwnerAtom, userAtom } from '../../atoms/session.ts'
import {
  blankCheckout,
  CheckoutForm,
  type CheckoutValues,
  keepDraft,
  valuesFor,
} from '../../forms/checkout.ts'
import { useSchemaForm } from '../../sections/useSchemaForm.ts'

/** The checkout form, kept for the tab. The user's details fill what is empty (§2); a draft leaves with its user. */
export function useCheckoutForm(hydrated: boolean) {
  const user = useAtomValue(userAtom)
  const owner = useAtomValue(storageOwnerAtom)
  const [defaultValues] = useState(() => (hydrated ? valuesFor(user) : valuesFor(user, null)))
  const form = useSchemaForm(CheckoutForm, defaultValues, {
    // The error summary takes the focus instead, and links to each field.
    shouldFocusError: false,
  })
  const { getFieldState, getValues, setValue, subscribe } = form

  // biome-ignore lint/correctness/useExhaustiveDependencies(owner): the draft changes with its owner
  useEffect(() => {
    const values = valuesFor(user)
    for (const field of Object.keys(blankCheckout) as (keyof CheckoutValues)[])
      if (getValues(field) !== values[field])
        setValue(field, values[field], { shouldValidate: getFieldState(field).invalid })
  }, [user, owner, getFieldState, getValues, setValue])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(values),
      }),
    [subscribe],
  )

  return form
}

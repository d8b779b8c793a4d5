import { zodResolver } from '@hookform/resolvers/zod'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { userAtom } from '../../atoms/session.ts'
import { blankComplaint, ComplaintForm, type ComplaintValues } from '../../forms/complaint.ts'
import { validateOnBlur } from '../../forms/fields.ts'
import { prefillOf } from '../../forms/prefill.ts'
import { useDraftForm } from '../../sections/useDraftForm.ts'

/** The complaint form; the logged-in user's details fill the fields that are still empty. */
export function useComplaintForm() {
  const user = useAtomValue(userAtom)
  const form = useDraftForm<ComplaintValues>('complaint', {
    resolver: zodResolver(ComplaintForm),
    defaultValues: blankComplaint,
    ...validateOnBlur,
    // The error summary takes the focus instead, and links to each field.
    shouldFocusError: false,
  })
  const { getValues, setValue } = form

  useEffect(() => {
    if (!user) return
    const { firstName, lastName, email, phone } = prefillOf(user)
    for (const [field, value] of Object.entries({ firstName, lastName, email, contactNumber: phone })) {
      const name = field as 'firstName' | 'lastName' | 'email' | 'contactNumber'
      if (value && getValues(name) === '') setValue(name, value)
    }
  }, [user, getValues, setValue])

  return form
}

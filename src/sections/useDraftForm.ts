import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { dropDraftAtom, readDraftAtom, writeDraftAtom } from '../atoms/drafts.ts'
import { userAtom } from '../atoms/session.ts'
import { type FormOptions, type FormSchema, type SchemaForm, useSchemaForm } from './useSchemaForm.ts'

export type DraftForm<Values extends FieldValues> = SchemaForm<Values> & { drop: () => void }

/** A form whose values, without passwords, outlive the page and the session. `drop` ends the draft. */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  schema: FormSchema<Values>,
  defaultValues: DefaultValues<Values>,
  options?: FormOptions,
): DraftForm<Values> {
  const user = useAtomValue(userAtom)?.user_id
  const latestUser = useRef(user)
  latestUser.current = user
  const read = useSetAtom(readDraftAtom)
  const write = useSetAtom(writeDraftAtom)
  const drop = useSetAtom(dropDraftAtom)
  const [start] = useState(() => read(name, user) as DefaultValues<Values> | undefined)
  const form = useSchemaForm(schema, { ...defaultValues, ...start }, options)
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { password: _, ...typed } }) => write(name, latestUser.current, typed),
      }),
    [subscribe, write, name],
  )
  return { ...form, drop: () => drop(name) }
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { dropDraftAtom, readDraftAtom, writeDraftAtom } from '../atoms/drafts.ts'
import { userAtom } from '../atoms/session.ts'
import { pressMs } from '../lib/pressMs.ts'
import { toast } from '../notify.ts'

type FormSchema<Values> = z.ZodMiniType<Values, Values>
type FormOptions = Pick<UseFormProps, 'mode' | 'delayError' | 'shouldFocusError'>

type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** Says why the server refused the form: at the field that it names, else above the button; and in a toast. */
  refuse: (message: string, field?: Path<Values>) => void
}

/** A form of a schema. By default a field is validated when it loses the focus, then at every keystroke. */
export function useSchemaForm<Values extends FieldValues>(
  schema: FormSchema<Values>,
  defaultValues: DefaultValues<Values>,
  options?: FormOptions,
): SchemaForm<Values> {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    delayError: pressMs,
    ...options,
  })
  const refuse = (message: string, field?: Path<Values>) => {
    form.setError(field ?? 'root', { message }, { shouldFocus: true })
    toast('error', message)
  }
  return { ...form, refuse }
}

export type DraftForm<Values extends FieldValues> = SchemaForm<Values> & { drop: () => void }

/** A form whose values, without passwords, outlive the page and the session. `drop` ends the draft. */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  schema: FormSchema<Values>,
  defaultValues: DefaultValues<Values>,
  options?: FormOptions,
): DraftForm<Values> {
  const user = useAtomValue(userAtom)?.user_id
  const read = useSetAtom(readDraftAtom)
  const write = useSetAtom(writeDraftAtom)
  const drop = useSetAtom(dropDraftAtom)
  const [start] = useState(() => read(name, user) as DefaultValues<Values> | undefined)
  const form = useSchemaForm(schema, { ...defaultValues, ...start }, options)
  const { subscribe } = form
  const keep = useEffectEvent(({ password: _, ...typed }: Values) => write(name, user, typed))
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  )
  return { ...form, drop: () => drop(name) }
}

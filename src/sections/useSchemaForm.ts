import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { pressMs } from '../lib/pressMs.ts'
import { toast } from '../notify.ts'

export type FormSchema<Values> = z.ZodMiniType<Values, Values>
export type FormOptions = Pick<UseFormProps, 'mode' | 'delayError' | 'shouldFocusError'>

export type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & {
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

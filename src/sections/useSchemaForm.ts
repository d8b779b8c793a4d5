import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { pressMs } from '../lib/pressMs.ts'

export type FormSchema<Values> = z.ZodMiniType<Values, Values>
export type FormOptions = Pick<UseFormProps, 'mode' | 'delayError' | 'shouldFocusError'>

/** A form of a schema. By default a field is validated when it loses the focus, then at every keystroke. */
export const useSchemaForm = <Values extends FieldValues>(
  schema: FormSchema<Values>,
  defaultValues: DefaultValues<Values>,
  options?: FormOptions,
): UseFormReturn<Values> =>
  useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    delayError: pressMs,
    ...options,
  })

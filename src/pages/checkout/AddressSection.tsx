import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPin } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Combobox } from '../../components/ui/Combobox.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'
import { googleSuggestions } from '../../lib/googlePlaces.ts'
import { pressMs } from '../../lib/pressMs.ts'
import { fetchQuery, prefetch } from '../../lib/queryClient.ts'
import { useDebounced } from '../../lib/useDebounced.ts'
import { placesQuery } from '../../queries/places.ts'
import { limits } from '../../rules/limits.ts'
import { suggestPlaces } from '../../rules/placeSuggestions.ts'
import { TextField } from '../../sections/FormFields.tsx'
import { shop } from '../../shop/config.ts'
import { FormSection } from './FormSection.tsx'

type AddressSectionProps = {
  /** Called with whether the address is still being typed: until the focus leaves its fields, or a place is chosen. */
  onTyping: (typing: boolean) => void
  children: ReactNode
}

export function AddressSection({ onTyping, children }: AddressSectionProps) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <FormSection title="Delivery address">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it watches its fields, and is no control itself */}
      <div
        className="grid gap-4"
        onInput={({ currentTarget }) => {
          clearTimeout(leaving.current)
          // The browser fills these fields in while the focus is in another.
          onTyping(currentTarget.contains(document.activeElement))
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) leaving.current = setTimeout(onTyping, pressMs, false)
        }}
      >
        <StreetField onChoose={() => onTyping(false)} />
        <div className="grid gap-4 xs:grid-cols-2">
          <TextField name="apartment" label="Apartment" optional autoComplete="address-line2" />
          <TextField
            name="postalCode"
            label="Postal code"
            optional
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      </div>
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div aria-live="polite" className="not-empty:mt-4">
        {children}
      </div>
    </FormSection>
  )
}

/** `address` completes what was typed, and ends with `place`, whose postal code `choose` may tell later. */
type AddressSuggestion = {
  label: string
  address: string
  place: string
  postalCode: string
  choose?: () => Promise<string>
}

/** Addresses in Sri Lanka for what was typed (decision 30). */
async function suggestAddresses(client: QueryClient, typed: string): Promise<AddressSuggestion[]> {
  if (shop.googlePlacesKey) return googleSuggestions(shop.googlePlacesKey, typed)
  const places = await fetchQuery(client, placesQuery)
  return suggestPlaces(places, typed, shop.location).map(({ place, label, address }) => ({
    label,
    address,
    place: place.name,
    postalCode: place.postcode ?? '',
  }))
}

/** None on failure: typing freely always works. */
function useSuggestions(typed: string): AddressSuggestion[] {
  const client = useQueryClient()
  // Google bills its requests; the shop's own list of places is on the device.
  const asked = useDebounced(typed, shop.googlePlacesKey ? limits.searchDelay : 0)
  const { data = [] } = useQuery({
    queryKey: ['addresses', asked],
    queryFn: () => suggestAddresses(client, asked),
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return typed.trim() === '' ? [] : data
}

/** The street address, with suggestions of places in Sri Lanka. Typing freely always works (decision 30). */
function StreetField({ onChoose }: { onChoose: () => void }) {
  const { control, getValues, setValue, formState } = useFormContext<CheckoutValues>()
  const { field } = useController({ name: 'street', control })
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(typed)
  const filledCode = useRef({ place: '', code: '' })

  /** After a reload, the place of the street that was restored, where its postal code stands in the field. */
  const restored = useRef(field.value)
  const restoredCode = () => {
    const code = getValues('postalCode')
    const places = client.getQueryData(placesQuery.queryKey) ?? []
    const place = places.find(({ name, postcode }) => postcode === code && restored.current.includes(name))
    return place ? { place: place.name, code } : filledCode.current
  }

  /** Takes out the postal code that an earlier place has filled in: it belongs to no other address. */
  const dropFilledCode = () => {
    const { code } = filledCode.current
    filledCode.current = { place: '', code: '' }
    if (code && getValues('postalCode') === code) setValue('postalCode', '', { shouldDirty: true })
  }

  return (
    <Field
      label="Street address"
      id="street"
      hint="House number, street and town."
      error={formState.errors.street?.message}
    >
      <Combobox
        name={field.name}
        ref={field.ref}
        value={field.value}
        // The list of places loads while the first letters are typed.
        onFocus={() => void (shop.googlePlacesKey || prefetch(client, placesQuery))}
        onBlur={field.onBlur}
        onChange={(street) => {
          if (!filledCode.current.code) filledCode.current = restoredCode()
          field.onChange(street)
          setTyped(street)
          if (!street.includes(filledCode.current.place)) dropFilledCode()
        }}
        options={suggestions.map(({ label }) => ({ id: label, label }))}
        onChoose={(label) => {
          const suggestion = suggestions.find((suggestion) => suggestion.label === label)
          if (!suggestion) return
          dropFilledCode()
          setValue('street', suggestion.address, { shouldDirty: true, shouldValidate: true })
          const setPostalCode = (code: string | undefined) => {
            if (!code || getValues('street') !== suggestion.address) return
            filledCode.current = { place: suggestion.place, code }
            setValue('postalCode', code, { shouldDirty: true })
          }
          setPostalCode(suggestion.postalCode)
          void suggestion.choose?.().then(setPostalCode)
          setTyped('')
          onChoose()
        }}
        listLabel="Places in Sri Lanka"
        autoComplete="address-line1"
        required
        end={<Icon icon={MapPin} className="mx-3" />}
      />
    </Field>
  )
}

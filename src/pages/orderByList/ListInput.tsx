import { FileText } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Textarea } from '../../components/ui/Textarea.tsx'
import { TextButton } from '../../components/ui/TextLink.tsx'
import { utf16Of } from '../../lib/utf16.ts'
import { limits } from '../../rules/limits.ts'
import { shop } from '../../shop/config.ts'
import type { OrderList } from './useOrderList.ts'

const [worded, numbered] = shop.examples.list

/**
 * The text of a file; undefined if it is too large or not text, such as a workbook. Excel saves UTF-8, UTF-16 ('Unicode
 * text') and, as plain CSV, the system's encoding, which is Windows-1252 in English.
 */
async function textOf(file: File): Promise<string | undefined> {
  if (file.size > limits.uploadBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (const encoding of [utf16Of(bytes) ?? 'utf-8', 'windows-1252'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // Control characters other than tab and line breaks are in no text.
      return /(?![\t\n\v\f\r])\p{Cc}(?<![\x80-\x9f])/u.test(text) ? undefined : text
    } catch {
      // Not in this encoding.
    }
}

/** The input for a list, which is typed, pasted, or read from a file. A file is appended to the text already there. */
export function ListInput({ list: { text, type, check, state, reopened } }: { list: OrderList }) {
  const [refused, setRefused] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  useEffect(() => {
    // It was folded away beside its results.
    if (reopened) field.current?.focus()
  }, [reopened])

  const readFile = async (file: File) => {
    const read = await textOf(file)
    setRefused(read === undefined ? file.name : undefined)
    if (read !== undefined) type([text.trimEnd(), read].filter(Boolean).join('\n'))
  }

  return (
    <form
      method="post"
      noValidate
      className="relative border border-line bg-cell p-4 md:p-7 grid grid-cols-1 lg:grid-cols-aside lg:gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <Field label="Your list" id="order-list">
        <Textarea
          ref={field}
          rows={10}
          spellCheck={false}
          autoCapitalize="off"
          translate="no"
          value={text}
          aria-describedby={hint}
          className="type-mono text-base leading-6"
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <div className="lg:pt-5">
        <p id={hint} className="mt-2 type-small text-ink-soft">
          <span>One part a line, in your words or by its number, the quantity before or after it: </span>
          <span className="inline-block type-mono" translate="no">
            {worded}
          </span>
          <span> or </span>
          <span className="inline-block type-mono" translate="no">
            {numbered}
          </span>
          <span>. Messages, rows of a spreadsheet and CSV files will do as they are.</span>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <Button type="submit" variant="solid" busy={state === 'checking'} busyText="Checking...">
            Check the list
          </Button>
          <Button onClick={() => file.current?.click()}>
            <Icon icon={FileText} />
            Choose a file
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label="Text or CSV file"
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              // Emptied, so that the same file can be chosen again.
              target.value = ''
              if (chosen) void readFile(chosen)
            }}
          />
          {text && (
            <TextButton
              aria-label="Clear the list"
              // On a phone above the field, where its label leaves room.
              className="max-md:absolute max-md:top-1 max-md:right-4 max-md:min-h-target"
              onClick={() => {
                type('')
                // The button disappears with the text.
                field.current?.focus()
              }}
            >
              Clear
            </TextButton>
          )}
        </div>
        <p role="alert" className="mt-2 type-small text-danger empty:hidden">
          {refused !== undefined &&
            `${refused} could not be read as text. Save the sheet as CSV, or copy its rows and paste them.`}
        </p>
      </div>
    </form>
  )
}

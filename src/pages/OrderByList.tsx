import { FileText } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { AskLine } from '../components/shop/AskButtons.tsx'
import { homeCrumb } from '../components/shop/categoryLinks.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Button, TextButton, TextLink } from '../components/ui/Button.tsx'
import { Checkbox } from '../components/ui/Checkbox.tsx'
import { Field } from '../components/ui/Field.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Textarea } from '../components/ui/Input.tsx'
import { Mono } from '../components/ui/Mono.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { usePortion } from '../components/ui/usePortion.tsx'
import { takeFocus } from '../lib/focus.ts'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { utf16Of } from '../lib/utf16.ts'
import { paths } from '../paths.ts'
import { cartTotal } from '../rules/cart.ts'
import { counted } from '../rules/counted.ts'
import { limits } from '../rules/limits.ts'
import { formatRs } from '../rules/money.ts'
import { shop } from '../shop/config.ts'
import { ListRow } from './orderByList/ListRow.tsx'
import { type AnsweredLine, type OrderList, useOrderList } from './orderByList/useOrderList.ts'

const crumbs = [homeCrumb, { label: 'Cart', to: paths.cart }, { label: 'Order by list' }]

/** BEY-24: a list of part numbers and quantities, checked line by line before anything enters the cart. */
export default function OrderByList() {
  const hydrated = useHydrated()
  return (
    <div className="wrap">
      <PageHead title="Order by list" crumbs={crumbs} />
      {hydrated ? <ListScreen /> : <Skeleton className="h-110" />}
    </div>
  )
}

function ListScreen() {
  const list = useOrderList()
  const { state, lines } = list
  return (
    <>
      {!list.folded && <ListInput list={list} />}
      <div role="status">
        {state === 'failed' && (
          <Notice tone="danger" className="mt-5">
            The list could not be checked: the shop did not answer, or the connection is lost. Your list is
            kept; try again.
          </Notice>
        )}
        {lines?.length === 0 && (
          <Notice tone="caution" className="mt-5">
            There is no line to check yet. Type, paste or choose a list first.
          </Notice>
        )}
      </div>
      {lines && lines.length > 0 && <CheckedList list={list} lines={lines} />}
    </>
  )
}

const [worded, numbered] = shop.examples.list

/** The text of a file as Excel saves it: UTF-8, UTF-16 or Windows-1252; undefined for a large one and for other data. */
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
function ListInput({ list: { text, type, check, state, reopened } }: { list: OrderList }) {
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
          <Mono className="inline-block">{worded}</Mono>
          <span> or </span>
          <Mono className="inline-block">{numbered}</Mono>
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

/** The most characters of a message: some phones cut longer addresses. */
const messageLength = 1500

/** The result of a check, one row a line in the order of the list. Nothing is in the cart yet (BEY-24). */
function CheckedList({ list: checked, lines }: { list: OrderList; lines: readonly AnsweredLine[] }) {
  const { items, added, folded } = checked
  const message = useRef<HTMLDivElement>(null)
  const [onlyOpen, setOnlyOpen] = useState(false)
  // The pressed button is gone when nothing is left to add.
  useEffect(() => {
    if (added !== undefined) message.current?.focus()
  }, [added])

  const isFound = ({ line }: AnsweredLine) => line.state === 'match' || line.plain
  const unknown = lines.filter(({ line }) => line.state === 'unknown').length
  const found = lines.filter(isFound).length
  const open = lines.filter(({ product }) => !product)
  const shown = onlyOpen ? lines.filter((each) => !isFound(each)) : lines
  const { list, visible, more } = usePortion(shown, 'lines', { size: 100 })
  // Not those that the customer leaves out.
  const asked = open.filter((each) => !isFound(each))
  const question = ['Which parts are these?', ...asked.map(({ line }) => line.text)].join('\n')
  return (
    <div className={folded ? undefined : 'mt-7'}>
      <h2 ref={takeFocus} tabIndex={-1} className="type-h2 outline-none! shadow-none!">
        {`${found} found, ${lines.length - found - unknown} to choose, ${unknown} not found`}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6">
        {folded && (
          <TextButton className="min-h-8" apart onClick={checked.reopen}>
            Change the list
          </TextButton>
        )}
        {found > 0 && found < lines.length && lines.length > 10 && (
          <Checkbox
            label="Only the open lines"
            checked={onlyOpen}
            onChange={({ target }) => setOnlyOpen(target.checked)}
          />
        )}
      </div>
      <p
        aria-hidden
        className="mt-2 hidden gap-x-4 px-5 pb-1 type-micro font-semibold text-ink-soft md:grid md:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1.5fr)_9rem_9rem]"
      >
        <span>Your words</span>
        <span className="col-span-2">Part</span>
        <span>Quantity</span>
        <span className="text-right">Sum</span>
      </p>
      <ul
        ref={list}
        aria-label="Lines of the list"
        className="border-x border-t border-line border-t-ink bg-cell"
      >
        {visible.map((each) => (
          <ListRow key={each.line.number} {...each} onAnswer={checked.answer} />
        ))}
      </ul>
      {more}
      {items.length > 0 && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border border-t-0 border-line bg-cell px-2 py-2.5 type-h3 md:px-5">
            <span>
              Total <span className="type-micro text-ink-quiet">inc VAT</span>
            </span>{' '}
            <span translate="no" className="ml-auto">
              {formatRs(cartTotal(items))}
            </span>
          </p>
          <div className="mt-5 w-fit md:ml-auto">
            <Button variant="primary" size="xl" hook onClick={checked.add}>
              {`Add ${counted(items.length, 'line')} to cart`}
            </Button>
          </div>
        </>
      )}
      <div
        ref={message}
        tabIndex={-1}
        role="status"
        aria-label="Result"
        className="mt-3 outline-none! shadow-none!"
      >
        {added !== undefined && (
          <Notice tone="success">
            <span>{`${counted(added, 'line')} ${added === 1 ? 'is' : 'are'} in your cart, at today's prices.`}</span>{' '}
            <TextLink to={paths.cart}>Go to cart</TextLink>
          </Notice>
        )}
        {open.length > 0 && (
          <p className="mt-2 type-small text-ink-soft">{`${counted(open.length, 'line')} will be left out.`}</p>
        )}
      </div>
      {asked.length > 0 && (
        <div className="mt-2">
          <p className="type-compact">
            {`Not sure? Ask us: the message has the ${asked.length === 1 ? 'open line' : `${asked.length} open lines`}.`}
          </p>
          <AskLine message={question.slice(0, messageLength)} />
        </div>
      )}
    </div>
  )
}

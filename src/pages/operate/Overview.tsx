import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Overview as OverviewData, operate } from '../../api/operate.ts'
import { Button, TextLink } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { call } from '../../lib/endpoint.ts'
import { serverNow } from '../../lib/serverClock.ts'
import { operateOrderPath } from '../../paths.ts'
import { operatorOrderQuery } from '../../queries/operate.ts'
import { counted } from '../../rules/counted.ts'
import { formatShopDate, parseShopDate, startOfDay } from '../../rules/dates.ts'
import { mailto } from '../../rules/email.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { formatRs, sumMoney } from '../../rules/money.ts'
import { orderNumber, withoutPrefix } from '../../rules/orderNumber.ts'
import { orderSums } from '../../rules/orders.ts'
import { cleanPhone, isMobile } from '../../rules/phone.ts'
import { shop } from '../../shop/config.ts'
import { ActButton, RecordPayment } from './ActButton.tsx'
import { OperatorOrders } from './OperatorOrders.tsx'

type Part<Name extends Exclude<keyof OverviewData, 'counts'>> = { entry: OverviewData[Name][number] }

/** The operator's page, with what needs attention first. `late`: the last attempt to refresh it failed. */
export function Overview({ overview, late }: { overview: OverviewData; late: boolean }) {
  const { orders, payments, messages, complaints, acts, counts } = overview
  const today = Number(startOfDay(new Date(serverNow())))
  const isOfToday = ({ order_date }: { order_date: string }) => Number(parseShopDate(order_date)) >= today
  const ofToday = orders.filter(isOfToday)
  const older = orders.filter((order) => !isOfToday(order))
  const open = orders.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  const sum = sumMoney(
    ofToday.filter(({ status }) => status !== 'cancelled').map((order) => orderSums(order).total),
  )
  const toPack = open.filter(({ status }) => status === 'pending' || status === 'processing').length
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="type-h3">{`${groupedNumber(counts.today)} today, ${groupedNumber(toPack)} to pack, ${formatRs(sum)}`}</p>
      {late && (
        <Notice tone="caution" role="status">
          The shop did not answer: this is what was known before.
        </Notice>
      )}
      {counts.open > open.length && (
        <Notice tone="caution" role="status">
          <span>{`There are ${counted(counts.open, 'open order')}. The oldest are shown, and today's newest.`}</span>
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-aside lg:items-start">
        <div className="grid min-w-0 gap-8">
          {payments.length + counts.forged > 0 && (
            <Section title="Payments to look after" count={counts.payments} unit="payment">
              {payments.length > 0 && <List entries={payments} of={(entry) => <Payment entry={entry} />} />}
              {counts.forged > 0 && <Forged count={counts.forged} />}
            </Section>
          )}
          {messages.length > 0 && (
            <Section title="Messages that failed" count={messages.length} unit="message">
              <List entries={messages} of={(entry) => <FailedMessage entry={entry} />} />
            </Section>
          )}
          <OneOrder />
          <Section title="Orders of today" count={ofToday.length} unit="order">
            <OperatorOrders orders={ofToday} none="No order has come in today." />
          </Section>
          <Section title="Older orders, still open" count={older.length} unit="order">
            <OperatorOrders orders={older} none="Every order from before is completed or cancelled." />
          </Section>
        </div>
        <div className="grid min-w-0 gap-8">
          <Section title="Complaints" count={counts.complaints} unit="unanswered complaint">
            <List
              entries={complaints.toSorted(
                (a, b) => Number(Boolean(a.answered)) - Number(Boolean(b.answered)),
              )}
              of={(entry) => <Complaint entry={entry} />}
              none="Nobody has complained."
            />
          </Section>
          <Section title="Log">
            <List
              entries={acts}
              of={({ at, way, what }) => (
                <p>
                  <span>{what}</span>{' '}
                  <span className="text-ink-quiet">{[formatShopDate(at), way].join(', ')}</span>
                </p>
              )}
              none="Nothing yet."
            />
          </Section>
        </div>
      </div>
    </div>
  )
}

type SectionProps = { title: string; count?: number; unit?: string; children: ReactNode }

const Section = ({ title, count, unit, children }: SectionProps) => (
  <section aria-label={title}>
    <SectionHead title={title} total={count} unit={unit} />
    {children}
  </section>
)

type ListProps<Entry> = { entries: readonly Entry[]; of: (entry: Entry) => ReactNode; none?: string }

function List<Entry extends { id: number }>({ entries, of, none }: ListProps<Entry>) {
  if (entries.length === 0) return <p className="py-3 text-ink-soft">{none}</p>
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-2 border-b border-line py-3 type-compact wrap-anywhere">
          {of(entry)}
        </li>
      ))}
    </ul>
  )
}

/** Opens one order by its number, also an old one. */
function OneOrder() {
  const [params, setParams] = useSearchParams()
  const number = params.get('order') ?? ''
  const [typed, setTyped] = useState(number)
  const { data, isError } = useQuery({ ...operatorOrderQuery(number), enabled: number !== '' })
  return (
    <div className="grid gap-3">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          const id = withoutPrefix(typed.trim())
          setParams(id ? { order: id } : {})
        }}
      >
        <Field
          label="Order number"
          error={
            isError ? `There is no order ${orderNumber(number)}, or the shop did not answer.` : undefined
          }
        >
          <div className="flex gap-2.5">
            <Input
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              className="min-w-0 flex-1 md:max-w-60"
            />
            <Button type="submit">Open</Button>
          </div>
        </Field>
      </form>
      {data && <OperatorOrders orders={[data]} opened />}
    </div>
  )
}

const Payment = ({ entry: { id, at, order_id, task, act: next } }: Part<'payments'>) => (
  <>
    <p>{task}</p>
    <p className="text-ink-soft">
      <span>{formatShopDate(at)}</span>
      {order_id !== null && (
        <>
          <span>, </span>
          <TextLink to={operateOrderPath(order_id)}>{orderNumber(order_id)}</TextLink>
        </>
      )}
    </p>
    {next === 'settle' && (
      <ActButton act={() => call(operate.settle, { params: { id } })} done="The payment is off the list.">
        Done
      </ActButton>
    )}
    {next === 'record' && order_id !== null && (
      <RecordPayment orderId={order_id} label="Number of the payment there" />
    )}
  </>
)

/** One line for all: anybody can send them, and they change nothing. */
const Forged = ({ count }: { count: number }) => (
  <div className="grid gap-2 border-b border-line py-3 type-compact">
    <p>
      <span>{counted(count, 'forged notification')}</span>
    </p>
    <p className="text-ink-soft">Their signature is wrong: somebody else sent them. Nothing was changed.</p>
    <ActButton act={() => call(operate.settleForged)} done="They are off the list.">
      Done
    </ActButton>
  </div>
)

const FailedMessage = ({ entry: { id, kind, to, subject, state, error } }: Part<'messages'>) => (
  <>
    <p className="font-semibold">{subject}</p>
    <p className="text-ink-soft">{[kind, to, state, error].filter(Boolean).join(', ')}</p>
    <ActButton
      act={() => call(operate.resend, { params: { id } })}
      done="The message is sent again."
      busyText="Sending..."
    >
      Send again
    </ActButton>
  </>
)

function Complaint({ entry }: { entry: OverviewData['complaints'][number] }) {
  const { id, at, name, email, phone, invoice, message, image, answered } = entry
  return (
    <>
      <p dir="auto" className="font-semibold">{`${name}, ${invoice}`}</p>
      <p dir="auto" className="whitespace-pre-line">
        {message}
      </p>
      <p className="text-ink-soft">
        <span>{`Complaint ${id}, ${formatShopDate(at)},`}</span>{' '}
        <a href={`tel:${phone}`} translate="no">
          {phone}
        </a>
        ,{' '}
        <a href={mailto(email)} translate="no">
          {email}
        </a>
        ,{' '}
        <a href={image} target="_blank" rel="noreferrer">
          receipt
        </a>
      </p>
      <p className="flex flex-wrap gap-x-5">
        <a
          href={`${mailto(email)}?subject=${encodeURIComponent(`Your complaint ${id}`)}&body=${answer(id, at, name)}`}
        >
          Answer by email
        </a>
        {isMobile(cleanPhone(phone)) && (
          <a
            href={`https://wa.me/94${cleanPhone(phone).slice(1)}?text=${answer(id, at, name)}`}
            target="_blank"
            rel="noopener"
          >
            Answer by WhatsApp
          </a>
        )}
      </p>
      {answered ? (
        <p className="text-ink-soft">{`Answered ${formatShopDate(answered)}`}</p>
      ) : (
        <ActButton
          act={() => call(operate.answered, { params: { id } })}
          done={`Complaint ${id} is answered.`}
        >
          Answered
        </ActButton>
      )}
    </>
  )
}

/** The text of an answer, ready to be completed, as part of an address. */
const answer = (id: number, at: string, name: string) =>
  encodeURIComponent(
    `Dear ${name},\n\nabout your complaint ${id} of ${formatShopDate(at)}: \n\n${shop.name}\n${shop.phone.display}`,
  )

import { type Overview, operate } from '../../api/operate.ts'
import { call } from '../../lib/endpoint.ts'
import { formatShopDate } from '../../rules/dates.ts'
import { mailto } from '../../rules/email.ts'
import { cleanPhone, isMobile } from '../../rules/phone.ts'
import { shop } from '../../shop/config.ts'
import { ActButton } from './ActButton.tsx'

export function Complaint({ entry }: { entry: Overview['complaints'][number] }) {
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

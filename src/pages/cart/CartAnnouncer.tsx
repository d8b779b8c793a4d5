import { useEffect, useRef, useState } from 'react'
import { formatRs } from '../../rules/money.ts'

type CartAnnouncerProps = { total: number; removed: string | undefined }

/** Announces the new total to screen readers after every change of the cart, and which part was removed. */
export function CartAnnouncer({ total, removed }: CartAnnouncerProps) {
  const before = useRef({ total, removed })
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const then = before.current
    if (then.total === total && then.removed === removed) return
    before.current = { total, removed }
    const what = removed !== then.removed && removed ? `${removed} removed from the cart. ` : ''
    setAnnounced(`${what}Total ${formatRs(total)}`)
  }, [total, removed])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

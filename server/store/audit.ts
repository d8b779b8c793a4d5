import type { OrderStore } from './orders.ts'
import type { OutboxStore } from './outbox.ts'
import type { PaymentStore } from './payments.ts'
import type { ReviewStore } from './reviews.ts'

/** An act of the operator: `way` is the page `/operate` or the command line, `what` a sentence, `at` an ISO time. */
export type Act = { at: string; way: 'page' | 'command'; what: string }

export type AuditEntry = Act & { id: number }

/** What the operator's acts write to. */
type ActStore = OrderStore & OutboxStore & PaymentStore & ReviewStore

export type AuditStore = {
  /** Carries out an act and records it, in one transaction; not one that answers false. Returns the answer. */
  record(act: Act, work: (store: ActStore) => Promise<boolean>): Promise<boolean>
  /** The newest acts first, at most `limit`. */
  acts(limit: number): Promise<readonly AuditEntry[]>
}

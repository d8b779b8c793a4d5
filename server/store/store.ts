import type { AuditStore } from './audit.ts'
import type { CatalogueStore, ContentStore, VersionStore } from './catalogue.ts'
import type { GuardStore } from './guards.ts'
import type { OrderStore } from './orders.ts'
import type { OutboxStore } from './outbox.ts'
import type { PaymentStore } from './payments.ts'
import type { ReviewStore } from './reviews.ts'
import type { SessionStore, UserStore } from './users.ts'

/** Everything the API stores, in memory or in Postgres. Nothing a visitor sends makes these functions throw. */
export type Store = CatalogueStore &
  ContentStore &
  ReviewStore &
  UserStore &
  SessionStore &
  OrderStore &
  GuardStore &
  OutboxStore &
  PaymentStore &
  AuditStore &
  VersionStore & {
    /** Rejects when the data cannot be read, or cannot be written. */
    ready(): Promise<void>
    /** Deletes expired records and messages sent long ago; called periodically. `now` is in milliseconds. */
    prune(now: number): Promise<void>
  }

import type { OutboxStore } from '../outbox/outbox.ts'
import type { CatalogueStore } from './catalogue.ts'
import type { ContentStore } from './content.ts'
import type { EventStore, GuardStore } from './guards.ts'
import type { OrderStore } from './orders.ts'
import type { ReviewStore } from './reviews.ts'
import type { SessionStore, UserStore } from './users.ts'
import type { VersionStore } from './versions.ts'

/**
 * Everything the API keeps, as questions and orders to whatever keeps it: memory, or a Postgres database. Identifiers
 * that name nothing give undefined, an empty list or false; nothing here throws for what a visitor sent.
 */
export type Store = CatalogueStore &
  ContentStore &
  ReviewStore &
  UserStore &
  SessionStore &
  OrderStore &
  GuardStore &
  EventStore &
  OutboxStore &
  VersionStore & {
    /** Deletes what has expired or was sent long ago; called from time to time. */
    prune(now: number): Promise<void>
  }

import type { Database } from '../database/open.ts'
import type { Log } from '../observability/log.ts'
import type { Operator } from '../operator/acts.ts'
import { orderLinks } from '../orders/orderLinks.ts'
import { Refusal } from '../refusal.ts'
import type { ImageStore } from '../store/images.ts'
import type { Seed } from '../store/records.ts'

/** What the commands need from their surroundings. */
export type Context = {
  /** The shop's database, opened at the first call. It may be empty: only `seed` and the server fill it. */
  database(): Promise<Database>
  /** The data with which `seed` fills an empty shop. */
  demo(): Seed
  images: ImageStore
  /** The origin of the shop's pages, for links in messages. */
  origin: string
  now(): Date
  /** Prints a text and a line break. */
  print(text: string): void
  /** Has the CDN drop the pages it holds; undefined without a CDN. */
  purge?: (() => Promise<void>) | undefined
  /** Logs what must be known later, such as a deletion of a customer's words. */
  log: Pick<Log, 'info'>
}

/** Thrown when a command cannot be carried out. The message is a sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError'
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
}

/** The sentence for the operator about a command that cannot be carried out; undefined for a fault of the program. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof Refusal) return error.message
  const { code, syscall, path } = error as NodeJS.ErrnoException
  return code && syscall && `${path ?? syscall}: ${reasons[code] ?? code}.`
}

/** The operator at the command line. */
export async function operatorOf({ now, origin, database }: Context): Promise<Operator> {
  const { store } = await database()
  return { store, now, links: () => orderLinks({ store, now, origin: () => origin }), way: 'command' }
}

/** Prints what was done and records it as an act of the operator: as `act`, without personal data. */
export async function report(context: Context, message: string, act = message): Promise<void> {
  const { store } = await context.database()
  await store.record({ at: context.now().toISOString(), way: 'command', what: act }, async () => true)
  context.print(message)
}

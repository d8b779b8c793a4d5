import type { Database } from '../database/open.ts'
import type { Log } from '../observability/log.ts'
import type { Operator } from '../operator/acts.ts'
import { Refusal } from '../refusal.ts'
import type { Seed } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** What the commands need from their surroundings. */
export type Context = {
  /** Opens and migrates the shop's database without seeding it: only `seed` and the server fill an empty one. */
  open(): Promise<Database>
  /** The data with which `seed` fills an empty shop. */
  demo(): Seed
  dataDir: string
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

/** Turns a refusal or an error of the file system into a sentence for the operator. */
export const explainErrors = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error instanceof Refusal) throw new CommandError(error.message)
    if (!error.code || !error.syscall) throw error
    throw new CommandError(`${error.path ?? error.syscall}: ${reasons[error.code] ?? error.code}.`)
  })

/** The operator at the command line. */
export const operatorOf = ({ now }: Context, store: Store): Operator => ({ store, now, way: 'command' })

/** Prints what was done and records it as an act of the operator: as `act`, without personal data. */
export async function report(context: Context, store: Store, said: string, act = said): Promise<void> {
  await store.record({ at: context.now().toISOString(), way: 'command', what: act }, async () => true)
  context.print(said)
}

/** Runs `work` with the shop's database open, and closes the database even when `work` throws. */
export async function withShop<Result>(
  context: Context,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await context.open()
  try {
    return await explainErrors(work(database))
  } finally {
    await database.close()
  }
}

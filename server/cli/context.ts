import type { Database } from '../database/open.ts'
import type { Seed } from '../store/records.ts'

/** What the commands work with. */
export type Context = {
  /** Opens the shop's database as it is: only `seed` and the server fill an empty one. */
  open(): Promise<Database>
  /** What `seed` fills an empty shop with. */
  demo(): Seed
  dataDir: string
  now(): Date
  /** Prints a text with a line break after it. */
  say(text: string): void
  /** Whether somebody watches: a progress bar is drawn for people only. */
  interactive: boolean
}

/** What a command cannot do, and why, in a sentence for the operator. */
export class CannotDo extends Error {
  override name = 'CannotDo'
}

/** Works with the database of the shop and closes it, whatever happens. */
export async function withShop<Result>(
  context: Context,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await context.open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

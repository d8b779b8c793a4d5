import type { Database } from '../database/open.ts'
import type { Seed } from '../store/records.ts'

/** What the commands need from their surroundings. */
export type Context = {
  /** Opens and migrates the shop's database without seeding it: only `seed` and the server fill an empty one. */
  open(): Promise<Database>
  /** The data with which `seed` fills an empty shop. */
  demo(): Seed
  dataDir: string
  now(): Date
  /** Prints a text and a line break. */
  say(text: string): void
  /** Whether a person is watching the terminal: only then a progress bar is drawn. */
  interactive: boolean
}

/** Thrown when a command cannot be carried out. The message is a sentence for the operator. */
export class CannotDo extends Error {
  override name = 'CannotDo'
}

/** Runs `work` with the shop's database open, and closes the database even when `work` throws. */
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

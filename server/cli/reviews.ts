import { type Command, Option } from 'commander'
import { and, desc, eq } from 'drizzle-orm'
import { feedback, reviews } from '../database/catalogueTables.ts'
import type { Db } from '../database/db.ts'
import { readCount, readId } from './arguments.ts'
import { CommandError, type Context, report } from './context.ts'
import { table, when } from './table.ts'

const maxLength = 60
const short = (text: string) =>
  (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text).replace(/\s+/g, ' ')
const visibility = (hidden: boolean) => (hidden ? 'hidden' : '')

type ReviewListOptions = { product?: number; limit: number; hidden?: boolean }

async function productReviews(db: Db, { product, limit, hidden }: ReviewListOptions): Promise<string> {
  const rows = await db
    .select()
    .from(reviews)
    .where(
      and(
        product === undefined ? undefined : eq(reviews.product_id, product),
        hidden ? eq(reviews.hidden, true) : undefined,
      ),
    )
    .orderBy(desc(reviews.created_at))
    .limit(limit)
  return table(
    ['Review', 'Product', 'Written', 'Rating', 'Name', 'Comment', ''],
    rows.map((each) => [
      each.review_id,
      each.product_id,
      when(each.created_at),
      each.rating,
      short(each.name),
      short(each.comment),
      visibility(each.hidden),
    ]),
  )
}

async function shopReviews(db: Db, { limit, hidden }: ReviewListOptions): Promise<string> {
  const rows = await db
    .select()
    .from(feedback)
    .where(hidden ? eq(feedback.hidden, true) : undefined)
    .orderBy(desc(feedback.created_at))
    .limit(limit)
  return table(
    ['Review', 'Written', 'Rating', 'Title', 'Content', ''],
    rows.map((each) => [
      each.id,
      when(each.created_at),
      each.rating,
      short(each.title),
      short(each.content),
      visibility(each.hidden),
    ]),
  )
}

/** `shop reviews`: customers' reviews of products and, with --shop, of the shop itself. */
export function reviewCommands(program: Command, context: Context): void {
  const group = program.command('reviews').description('reviews of products and of the shop')
  const ofShop = () => new Option('--shop', 'reviews of the shop (feedback page) instead of products')

  group
    .command('list')
    .description('lists the newest reviews')
    .addOption(ofShop().conflicts('product'))
    .option('--product <id>', 'only reviews of this product', readId)
    .option('--hidden', 'only hidden reviews')
    .option('--limit <count>', 'maximum number of reviews', readCount, 20)
    .action(async (options: ReviewListOptions & { shop?: boolean }) => {
      const { db } = await context.database()
      context.print(await (options.shop ? shopReviews : productReviews)(db, options))
    })

  for (const [name, hidden, about] of [
    ['hide', true, 'hides a review from customers; it is kept, and can be shown again'],
    ['show', false, 'shows a hidden review again'],
  ] as const)
    group
      .command(name)
      .description(about)
      .argument('<review>', 'number of the review', readId)
      .addOption(ofShop())
      .action(async (id: number, { shop }: { shop?: boolean }) => {
        const { db } = await context.database()
        const changed = shop
          ? await db.update(feedback).set({ hidden }).where(eq(feedback.id, id)).returning()
          : await db.update(reviews).set({ hidden }).where(eq(reviews.review_id, id)).returning()
        if (changed.length === 0)
          throw new CommandError(`There is no review ${id}${shop ? ' of the shop' : ''}.`)
        const state = hidden ? 'hidden: it is not shown, and does not count in ratings' : 'shown again'
        await report(context, `Review ${id} is ${state}.`)
      })
}

import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { eq } from 'drizzle-orm'
import { products } from '../../database/schema.ts'
import { CannotDo, type Context, withShop } from '../context.ts'
import { progress } from '../progress.ts'
import { table } from '../table.ts'
import { exportProducts } from './export.ts'
import { readRecords } from './file.ts'
import { importProducts } from './import.ts'
import { columns } from './row.ts'

type ImportOptions = { dryRun?: boolean; makeCategories?: boolean; pictures?: string }

const isJson = (file: string) => /\.json$/i.test(file)
const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const importHelp = `
The file is CSV with a head line, or a JSON list of records with the same names:
  ${columns.join(', ')}
A line with a sku that is known changes that product, another adds one; a new product needs name, price and category.
What is blank stays as it is. category is a path, 'Hinges > Door hinges'; images are paths with | between them: an
address ('/images/lock.webp', 'https://...') stays, any other path is a file, which is copied into the shop.`

/** `shop products`: imports, exports and removes products. */
export function productCommands(program: Command, context: Context): void {
  const group = program.command('products').description('the catalogue, from and to a file')

  group
    .command('import')
    .description('adds and changes products as a file says; lines that do not fit are left out and told')
    .argument('<file>', 'a .csv or .json file')
    .option('--dry-run', 'tells what would happen, and changes nothing')
    .option('--make-categories', 'makes categories that do not exist')
    .option('--pictures <folder>', "where picture files are; the file's own folder without it")
    .addHelpText('after', importHelp)
    .action(async (file: string, options: ImportOptions) => {
      const records = readRecords(file)
      const bar = progress(context, 'Reading products', records.length)
      const report = await withShop(context, ({ db }) =>
        importProducts(db, records, {
          dryRun: options.dryRun ?? false,
          makeCategories: options.makeCategories ?? false,
          folder: resolve(options.pictures ?? dirname(file)),
          dataDir: context.dataDir,
          now: context.now(),
          step: bar.add,
        }),
      ).finally(bar.end)
      const { added, changed, same, refused, categories } = report
      if (refused.length > 0) {
        const lines = refused.flatMap(({ place, sku, why }) => why.map((reason) => [place, sku, reason]))
        context.say(`${table(['Refused', 'sku', 'Why'], lines)}\n`)
      }
      for (const path of categories) context.say(`New category: ${path}`)
      context.say(
        `${options.dryRun ? 'Nothing is written (dry run). It would be: ' : ''}${added} added, ${changed} changed, ` +
          `${same} as they were, ${refused.length} refused.`,
      )
      if (refused.length > 0) throw new CannotDo(`${some(refused.length, 'line')} of ${file} did not fit.`)
    })

  group
    .command('export')
    .description('writes all products to a file that `products import` reads again')
    .argument('<file>', 'a .csv or .json file')
    .action((file: string) =>
      withShop(context, async ({ db }) => {
        const { text, count } = await exportProducts(db, isJson(file) ? 'json' : 'csv')
        writeFileSync(file, text)
        context.say(`${some(count, 'product')} in ${file}.`)
      }),
    )

  group
    .command('remove')
    .description('takes a product out of the catalogue; orders keep what was ordered')
    .argument('<sku>', 'its part number')
    .action((sku: string) =>
      withShop(context, async ({ db }) => {
        const gone = await db.delete(products).where(eq(products.sku, sku)).returning({ name: products.name })
        if (gone.length === 0) throw new CannotDo(`There is no product ${sku}.`)
        context.say(`${sku} ${gone[0]?.name} is removed.`)
      }),
    )
}

import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { asc, eq } from 'drizzle-orm'
import { products } from '../../database/schema.ts'
import { CommandError, type Context, report } from '../context.ts'
import { table } from '../table.ts'
import { categoryPaths } from './categoryPaths.ts'
import { readRecords, writeLines } from './file.ts'
import { importProducts } from './import.ts'
import { columns, toLine } from './row.ts'

type ImportOptions = { dryRun?: boolean; makeCategories?: boolean; pictures?: string }

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const importHelp = `
The file is CSV in UTF-8 (or UTF-16) with column names in the first line:
  ${columns.join(', ')}
A line with a known sku changes that product; any other line adds a product, and needs name, price and category. Blank
cells change nothing. A category is a path, such as 'Hinges > Door hinges'. Images are separated by |: an address
('/images/lock.webp', 'https://...') is used as it is; any other path is a file in the pictures folder, which is copied
into the shop.`

/** `shop products`: imports, exports and removes products. */
export function productCommands(program: Command, context: Context): void {
  const group = program
    .command('products')
    .description('the catalogue: import, export and removal of products')

  group
    .command('import')
    .description('adds and changes products from a file; invalid lines are skipped and reported')
    .argument('<file>', 'a .csv file')
    .option('--dry-run', 'reports what would happen, and changes nothing')
    .option('--make-categories', 'creates categories that do not exist')
    .option('--pictures <folder>', "folder of the picture files; by default the file's own folder")
    .addHelpText('after', importHelp)
    .action(async (file: string, options: ImportOptions) => {
      const records = readRecords(file)
      const { db } = await context.database()
      const { added, changed, same, refused, categories } = await importProducts(db, records, {
        dryRun: options.dryRun ?? false,
        makeCategories: options.makeCategories ?? false,
        folder: resolve(options.pictures ?? dirname(file)),
        dataDir: context.dataDir,
        now: context.now(),
      })
      if (refused.length > 0) {
        const lines = refused.flatMap(({ place, sku, why }) => why.map((reason) => [place, sku, reason]))
        context.print(`${table(['Refused', 'sku', 'Why'], lines)}\n`)
      }
      for (const path of categories) context.print(`New category: ${path}`)
      const counts = `${added} added, ${changed} changed, ${same} unchanged, ${refused.length} refused.`
      if (options.dryRun) context.print(`Dry run, nothing is written. The result would be: ${counts}`)
      else {
        await report(context, counts, `Products imported: ${counts}`)
        await context.purge?.()
      }
      if (refused.length > 0) throw new CommandError(`${file}: ${some(refused.length, 'line')} refused.`)
    })

  group
    .command('export')
    .description('writes all products to a file that `products import` can read')
    .argument('<file>', 'a .csv file')
    .action(async (file: string) => {
      if (!/\.csv$/i.test(file)) throw new CommandError(`${file}: products are exported to a .csv file.`)
      const { db } = await context.database()
      const paths = await categoryPaths(db)
      const all = await db.select().from(products).orderBy(asc(products.position))
      writeLines(
        file,
        all.map((product) => toLine(product, paths.nameOf(product.category_id))),
      )
      context.print(`Wrote ${some(all.length, 'product')} to ${file}.`)
    })

  group
    .command('remove')
    .description('removes a product from the catalogue; orders that contain it do not change')
    .argument('<sku>', 'part number of the product')
    .action(async (sku: string) => {
      const { db } = await context.database()
      const rows = await db.delete(products).where(eq(products.sku, sku)).returning({ name: products.name })
      if (rows.length === 0) throw new CommandError(`There is no product ${sku}.`)
      await report(context, `${sku} ${rows[0]?.name} is removed.`)
    })
}

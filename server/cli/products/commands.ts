import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { asc, eq } from 'drizzle-orm'
import { counted } from '../../../src/rules/counted.ts'
import { products } from '../../database/catalogueTables.ts'
import type { ProductFile } from '../../productFile/read.ts'
import { columns, type ProductLine, toLine } from '../../productFile/row.ts'
import { CommandError, type Context, report } from '../context.ts'
import { table } from '../table.ts'
import { categoryPaths } from './categoryPaths.ts'
import { readFile, writeLines } from './file.ts'
import { importProducts } from './import.ts'

type ImportOptions = { dryRun?: boolean; makeCategories?: boolean; pictures?: string }

const importHelp = `
The file is CSV as a spreadsheet saves it (UTF-8, UTF-16, Windows-1252; columns separated by commas, semicolons, tabs
or |), with column names in the first line:
  ${columns.join(', ')}
--dry-run shows how it was understood. A line with a known sku changes that product; any other line adds a product, and
needs name, price and category. Blank cells change nothing. Columns with other names are left out, which is said.
Of an export of Shopify, WooCommerce, Odoo or Loyverse each variant is a part, called by its product and options. Lines that
only add a picture are left out. So is what the file says is not sold (published 0, status draft): what the shop has of it goes
off sale, and comes back with published 1. Prices are in rupees: 1640.50, 1,640.50,
1640,50, 1,640. A category is one path, such as 'Hinges > Door hinges'. Images are separated by |: an address
('/images/lock.webp', 'https://...') is used as it is; any other path is a file in the pictures folder, which is copied into
the shop.`

const separatorNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': '|' }

const clip = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

/** How a file was understood: its form, its columns, and its first lines as the shop will have them. */
function understood(
  { encoding, separator, columns: found, remarks, records }: ProductFile & { encoding: string },
  lines: readonly ProductLine[],
) {
  const names = found.map(({ column, head }) =>
    head.toLowerCase() === column ? column : `${column} (${head})`,
  )
  const rows = lines.map((line) =>
    found.map(({ column }) => clip(String(line[column]).replaceAll(/\s+/g, ' '))),
  )
  return [
    `Encoding ${encoding}, columns separated by ${separatorNames[separator]}, ${counted(records.length, 'line')}.`,
    `Columns: ${names.join(', ')}.`,
    ...remarks,
    ...(rows.length === 0
      ? []
      : [
          'The first lines as they will stand:',
          table(
            found.map(({ column }) => column),
            rows,
          ),
        ]),
    '',
  ].join('\n')
}

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
      const read = readFile(file)
      const { db } = await context.database()
      const { added, changed, same, hidden, refused, categories, deeper, preview } = await importProducts(
        db,
        read,
        {
          dryRun: options.dryRun ?? false,
          makeCategories: options.makeCategories ?? false,
          folder: resolve(options.pictures ?? dirname(file)),
          images: context.images,
          now: context.now(),
        },
      )
      if (options.dryRun) context.print(understood(read, preview))
      else {
        for (const remark of read.remarks) context.print(`${remark}\n`)
        // The one encoding that is guessed: a wrong guess shows in letters beyond English.
        if (read.encoding === 'Windows-1252')
          context.print(`${file} is not UTF-8 and was read as Windows-1252: --dry-run shows how.\n`)
      }
      if (refused.length > 0) {
        const lines = refused.flatMap(({ place, sku, why }) => why.map((reason) => [place, sku, reason]))
        context.print(`${table(['Refused', 'sku', 'Why'], lines)}\n`)
      }
      for (const path of categories) context.print(`New category: ${path}`)
      if (categories.some((path) => /[,;|/\\]/.test(path)))
        context.print('Only > stands between the levels of a category: other marks above are part of a name.')
      if (deeper.size > 0)
        context.print(
          `More than three levels, of which the first three are taken: ${[...deeper].join(', ')}.`,
        )
      if (hidden.length > 0) context.print(`Not sold any more, as the file says: ${hidden.join(', ')}.`)
      const off = hidden.length > 0 ? `, ${hidden.length} taken off sale` : ''
      const counts = `${added} added, ${changed} changed, ${same} unchanged, ${refused.length} refused${off}.`
      if (options.dryRun) context.print(`Dry run, nothing is written. The result would be: ${counts}`)
      else {
        await report(context, counts, `Products imported: ${counts}`)
        await context.purge?.()
      }
      if (refused.length > 0) throw new CommandError(`${file}: ${counted(refused.length, 'line')} refused.`)
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
        all.map((product) => ({
          ...toLine(product, paths.nameOf(product.category_id)),
          published: Number(!product.hidden),
        })),
      )
      context.print(`Wrote ${counted(all.length, 'product')} to ${file}.`)
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

import { oneLine } from './cells.ts'
import { type Column, columns } from './row.ts'

/**
 * A head without what writers of heads differ in: case, blanks, dashes, 'Name *', 'Item #' for 'Item no', the store of 'Price [Galle]' and the
 * language of 'name(en-gb)'.
 */
export const headKey = (head: string) =>
  oneLine(head)
    // Not a currency: 'Price [USD]'.
    .replace(/(?<=.)(?:\[(?![A-Z]{3}\])[^\]]*\]|\([a-z]{2}-[a-z]{2}\))$/, '')
    .toLowerCase()
    .replace('#', 'no')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')

const columnsByHead = (names: Partial<Record<Column, string>>) =>
  new Map(
    columns.flatMap((column) => (names[column]?.split(' ') ?? []).map((name) => [name, column] as const)),
  )

/** Other names of the columns, as spreadsheets and shop systems have them. */
export const columnOf = new Map([
  ...columns.map((column) => [headKey(column), column] as const),
  ...columnsByHead({
    sku: 'skuno skucode itemcode itemno itemnumber articleno articlenumber articlecode materialno materialcode productcode productno productsku stockcode variantsku sellersku customsku customlabelsku internalreference defaultcode productcodesku itemnamenumber referenceno භාණ්ඩඅංකය අයිතමඅංකය කේතය பொருள்எண் பொருள்குறியீடு குறியீடு',
    name: 'නම භාණ්ඩයේනම பெயர் பொருளின்பெயர் title productname producttitle itemname nameofitem productservicename stockdescription',
    price:
      'regularprice sellingprice sellprice variantprice productprice salesprice salespricerate salesunitprice standardsellingrate defaultsellprice defaultunitprice pricetaxincl pricetaxincluded priceinclvat pricetier1 pricesell ourprice මිල ඒකකමිල விலை',
    category:
      'categories categorypath categoryname productcategory productgroup itemgroup collection productcategorycompletename categid categoriesxyz maincategory වර්ගය කාණ්ඩය வகை',
    description: 'desc bodyhtml salesdescription විස්තරය விபரம் விவரம்',
    unit: 'uom baseuom salesuom stockuom units unitofmeasure unitofsale defaultunitofmeasure usageunit soldby ඒකකය அலகு',
    brand: 'brands brandname',
    images:
      'image baseimage productimageurl hostedimageurls imageurlsxyz imagesrc imageurl imageurls imagelink mainimage picture pictures',
  }),
])

/**
 * Names that mean a column where no other head does: beside a 'Regular price', the 'Sale price' is a reduced one, and
 * beside an sku the 'Part number' is the manufacturer's.
 */
export const weakColumnOf = columnsByHead({
  sku: 'partnumber partno partcode modelno modelnumber code reference itemid stockno',
  name: 'item product itemdescription itemdesc productdescription productdesc stockitem stockname particulars භාණ්ඩය අයිතමය பொருள்',
  price:
    'unitprice saleprice defaultprice retailprice listprice retail selling rate uprice mrp maximumretailprice',
  category: 'group stockgroup',
  description: 'details longdescription',
  brand: 'vendor manufacturer',
})

/** The column that a head means in `names`: 'SKU', 'Item Code', 'Only Colombo', 'Selling price (Rs.)'. */
export function toColumn(head: string, names: ReadonlyMap<string, Column>): Column | undefined {
  const key = headKey(head)
  const priced = names.get(key.replace(/(?:in)?(?:rs|lkr|rupees)$/, ''))
  return names.get(key) ?? (priced === 'price' ? priced : undefined)
}

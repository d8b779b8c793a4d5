import { expect, test } from 'vitest'
import { readProductFile } from '../../server/productFile/read.ts'
import { readRow } from '../../server/productFile/row.ts'

// Heads as the shop systems export them, without those that say nothing here.
const shopify =
  'Handle,Title,Body (HTML),Vendor,Product Category,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Image Src,Variant Image,Status'
const woo =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Regular price,Categories,Parent,Attribute 1 value(s)'
const odoo = 'Name,Internal Reference,Sales Price,Product Category,Variant Values,Can be Sold'
const loyverse = 'Handle,SKU,Name,Category,Option 1 name,Option 1 value,Price,Available for sale [Galle]'
const stores =
  'Handle,SKU,Name,Category,Default price,Available for sale [Galle],Price [Galle],In stock [Galle],Available for sale [Kandy]'

const read = (text: string) => {
  const { records, remarks } = readProductFile(text)
  const lines = records.map(({ record, refused }) => {
    const read = refused ? { refused: [refused] } : readRow(record)
    return 'row' in read
      ? [read.row.sku, read.row.name, read.row.price, read.row.category, read.row.images?.join(' ')]
          .filter(Boolean)
          .join(' / ')
      : read.refused.join('; ')
  })
  return [...lines, ...remarks.filter((remark) => remark.startsWith('Lines left out'))]
}
const left = (what: string) => `Lines left out: ${what}.`

test.each<[string, string, string[]]>([
  [
    'Shopify: variants by their handle',
    `${shopify}
hinge,Butt hinge,<p>Solid</p>,Lanka,Hinges,TRUE,Finish,Brass,Size,76 mm,H-B76,640,https://x.lk/a.jpg,,active
hinge,,,,,,,Brass,,102 mm,H-B102,840,https://x.lk/b.jpg,,
hinge,,,,,,,Black,,76 mm,H-K76,600,,https://x.lk/k.jpg,
hinge,,,,,,,,,,,,https://x.lk/c.jpg,,
bolt,Barrel bolt,,,Bolts,TRUE,Title,Default Title,,,B-1,90,,,active`,
    [
      'H-B76 / Butt hinge, Brass, 76 mm / 640 / Hinges / https://x.lk/a.jpg',
      'H-B102 / Butt hinge, Brass, 102 mm / 840 / Hinges / https://x.lk/a.jpg',
      'H-K76 / Butt hinge, Black, 76 mm / 600 / Hinges / https://x.lk/k.jpg',
      'B-1 / Barrel bolt / 90 / Bolts',
      left('1 that only add a picture'),
    ],
  ],
  [
    'Shopify: a variant without a number, a price or a first line is refused',
    `${shopify}
a,Hinge,,,Hinges,TRUE,Size,S,,,,1,,,active
a,,,,,,,M,,,A-M,,,,
b,,,,,,,L,,,B-L,3,,,`,
    ['sku is missing', 'A-M / Hinge, M / Hinges', 'B-L / L / 3'],
  ],
  [
    'WooCommerce: variations by their parent',
    `${woo}
44,variable,HINGE,Butt hinge,1,visible,,Hinges,,"Brass, Black"
45,variation,H-B,Butt hinge - Brass,1,visible,640,,HINGE,Brass
46,variation,H-K,Butt hinge,1,visible,600,,id:44,Black
47,variation,H-S,Butt hinge - Steel,0,visible,500,,id:44,Steel
48,simple,NAIL,Nail,1,visible,5,Nails,,"2 inch, 3 inch"`,
    [
      'H-B / Butt hinge - Brass / 640 / Hinges',
      'H-K / Butt hinge, Black / 600 / Hinges',
      'NAIL / Nail / 5 / Nails',
      left('1 above their variations, 1 not sold (Published 0)'),
    ],
  ],
  [
    'Odoo: the values of a variant',
    `${odoo}
Butt hinge,H-B,640,Hinges,"Finish: Brass, Size: 76 mm",True
Butt hinge,H-K,600,Hinges,Finish: Black,False
Nail,N-1,5,Nails,,True`,
    [
      'H-B / Butt hinge, Brass, 76 mm / 640 / Hinges',
      'N-1 / Nail / 5 / Nails',
      left('1 not sold (Can be Sold False)'),
    ],
  ],
  [
    'Loyverse: variants by their handle, and what a store does not sell',
    `${loyverse}
hinge,H-B,Butt hinge,Hinges,Finish,Brass,640,Y
hinge,H-K,,,,Black,600,N
hinge,H-S,,,,Steel,500,Y
nail,N-1,Nail,Nails,,,5,N`,
    [
      'H-B / Butt hinge, Brass / 640 / Hinges',
      'H-S / Butt hinge, Steel / 500 / Hinges',
      left('2 not sold (Available for sale [Galle] N)'),
    ],
  ],
  [
    "Loyverse: a store's own price before the default one, and what one of two stores sells",
    `${stores}
a,A,Hinge,Hinges,640,Y,660,4,N
b,B,Bolt,Bolts,90,N,,0,Y
c,C,Lock,Locks,,N,70,,N
d,D,Nut,Nuts,variable,Y,5,,N`,
    [
      'A / Hinge / 660 / Hinges',
      'B / Bolt / 90 / Bolts',
      'D / Nut / 5 / Nuts',
      left('1 not sold (Available for sale [Galle] N)'),
    ],
  ],
  [
    'Clover: a barcode beside the SKU, and what is hidden',
    'Clover ID,Name,Price,Product Code,SKU,Hidden\n1,Hinge,640,4791,A,No\n2,Bolt,90,4792,B,Yes',
    ['A / Hinge / 640', left('1 not sold (Hidden Yes)')],
  ],
  [
    'a till: code, description and price',
    'Stock Code,Description,Retail\nA,HINGE 3",640\nB,BOLT,90/-',
    ['A / HINGE 3" / 640', 'B / BOLT / 90'],
  ],
  [
    'descriptions that are no names',
    'sku,description,price\nA,<p>Solid brass</p>,640\nB,Bolt,90',
    ['A / 640', 'B / 90'],
  ],
  [
    'a sheet of a shop: other words of a status are no refusal, and an option alone is no variant',
    'sku,name,price,category,Status,Type\nA,Bolt,1,Bolts,In stock,variable\nB,Nut,1,Nuts,,',
    ['A / Bolt / 1 / Bolts', 'B / Nut / 1 / Nuts'],
  ],
])('%s', (_, text, right) => expect(read(text)).toEqual(right))

test.each([
  [
    'Token,Item Name,Variation Name,SKU,Category,Price',
    '1,Hinge,Black,A,Hinges,640',
    'A / Hinge, Black / 640 / Hinges',
  ],
  ['Item Code,Item Name,Item Group,Default Unit of Measure,Standard Selling Rate', 'A,Hinge,Hinges,Nos,640'],
  ['id,default_code,name,categ_id,standard_price,list_price', 'x,A,Hinge,Hinges,400,640'],
  ['ProductCode,Name,Category,PriceTier1,PriceTier2', 'A,Hinge,Hinges,640.0000,600.0000'],
  ['*Product Code,*Product Description,Default Sell Price,Product Group', 'A,Hinge,640.0000,Hinges'],
  ['System ID,Custom SKU,Manufact. SKU,Item,Price,Category', '1,A,M1,Hinge,640,Hinges'],
  ['Item Type,Product ID,Product Name,Product Code/SKU,Price,Category', 'Product,1,Hinge,A,640,Hinges'],
  ['Name;Reference;Category;Price (tax excl.);Price (tax incl.)', 'Hinge;A;Hinges;600;640'],
  ['Handle,SKU,Name,Category [main],Default price [Rs.]', 'a,A,Hinge,Hinges,640'],
])('the heads %s are read', (heads, line, right = 'A / Hinge / 640 / Hinges') =>
  expect(read(`${heads}\n${line}`)).toEqual([right]),
)

test.each([
  ['Published', 'TRUE', '-1'],
  ['Visibility in catalog', 'catalog', 'hidden'],
  ['Status', 'active', 'archived'],
  ['status', 'Enabled', 'Disabled'],
  ['Disabled', '0', '1'],
  ['Obsolete', 'No', 'Yes'],
  ['Archived', 'No', 'Yes'],
  ['Sellable', 'Yes', 'No'],
  ['enabled', '1', '0'],
  ['IsActive', 'TRUE', 'FALSE'],
  ['product_is_available', 'true', 'false'],
])('in the column %s %s is sold, and %s is not', (head, sold, unsold) =>
  expect(read(`sku,name,${head}\nA,Hinge,${sold}\nB,Bolt,${unsold}`)).toEqual([
    'A / Hinge',
    left(`1 not sold (${head} ${unsold})`),
  ]),
)

test.each([
  ['sku,name,Published\nA,a,1\nB,b,0\nC,c,\nD,d,-1\n,e,0', ['A'], ['B', 'D']],
  [
    `${shopify}\na,Hinge,,,,FALSE,Size,S,,,A-S,1,,,\na,,,,,,,M,,,A-M,1,,,\nb,Bolt,,,,TRUE,,,,,B,1,,,active`,
    ['B'],
    ['A-S', 'A-M'],
  ],
  // A list of what comes and goes names nothing else.
  ['sku,published\nA,0\nB,1', ['B'], ['A']],
  ['November\n\nPart No;Active\nA;no\nB;yes', ['B'], ['A']],
])('what a file says is sold, and is not: %j', (text, sold, unsold) => {
  const file = readProductFile(text)
  expect(file.records.flatMap((line) => (line.sold ? line.record.sku : []))).toEqual(sold)
  expect(file.unsold).toEqual(unsold)
})

test('two prices of stores are asked about', () =>
  expect(() => readProductFile('SKU,Name,Price [Galle],Price [Kandy]\nA,a,1,2')).toThrow(
    'has more than one price column: Price [Galle], Price [Kandy].',
  ))

test('columns that say what is a variant or sold are not said to be unknown', () =>
  expect(readProductFile(`${shopify}\na,Hinge,,,Hinges,TRUE,Size,S,,,A,1,,,active`).remarks).toEqual([
    expect.stringMatching(/left out: Option1 Name, Option2 Name\. /),
  ]))

import { products as catalogue } from '../server/demo/products.ts'
import { pastOrder } from './orders.ts'

/** Texts as people and programs write them: each of them must stay in its place. */
const texts = {
  long: 'Sicherheitstürschließblechbefestigungsschraubensatzverpackungseinheit'.repeat(3),
  arabic: 'مقبض باب نحاسي لامع (76 مم)، قطعتان',
  hebrew: 'ידית דלת 76 מ"מ — satin brass, 2 pcs',
  sinhala: 'පිත්තල දොර සරනේරුව අඟල් 3, ශ්‍රී ලංකා ප්‍රමිතිය',
  tamil: 'பித்தளை கதவு கீல் 76 மி.மீ',
  combining:
    'Z\u0351\u034b\u0310\u0301a\u0335\u0321l\u0302\u0307\u0311g\u0327\u0316\u0323o\u0300\u0301\u0302 hinge',
  zeroWidth: '\u200bBrass\u200b\u200d\u2060 hinge\ufeff\u00ad76\u200b mm',
  /** Turns what follows around, and is never ended. */
  override: 'Hinge \u202eelbaborpmi\u2067 76 mm',
  emoji: '🔩🛠️👷🏽‍♀️👨‍👩‍👧‍👦'.repeat(6),
  lines: 'First line\nsecond line\r\n\tthird line',
  markup: '<b>Hinge</b> & "screws" {{7*7}} %s',
} as const
export const oddTexts: readonly string[] = Object.values(texts)

export const oddText = (at: number): string => oddTexts[at % oddTexts.length]!

/** The catalogue with such texts in every field. */
export const oddProducts = catalogue.map((product, at) => ({
  ...product,
  name: oddText(at),
  sku: at % 4 === 0 ? oddText(at + 1).slice(0, 80) : product.sku,
  brand: oddText(at + 2).slice(0, 90),
  unit: at % 3 === 0 ? oddText(at + 3).slice(0, 60) : product.unit,
  description: `${oddText(at + 4)}\nFinish: ${oddText(at + 5)}\n${oddText(at + 6)}: brass`,
  category_name: oddText(at + 7),
}))

/** Categories, announcements, banners and reviews with such texts. */
export const oddCategories = oddTexts.map((name, at) => ({
  category_id: 900 + at,
  name,
  slug: `odd-${at}`,
  description: oddText(at + 1),
  thumbnail: '',
}))
export const oddAnnouncements = oddTexts.map((title, at) => ({
  id: 900 + at,
  title,
  content: oddText(at + 1),
}))
export const oddReviews = oddTexts.map((name, at) => ({
  review_id: 900 + at,
  name,
  rating: 4,
  comment: `${oddText(at + 1)}\n${oddText(at + 2)}`,
  created_at: '2026-11-18 09:00:00',
}))

/** Orders of such products, by people with such names, to such addresses. */
export const oddOrders = oddTexts.map((text, at) => {
  const order = pastOrder({
    order_id: 10400 + at,
    first_name: text,
    last_name: oddText(at + 1),
    shipping_address: `${oddText(at + 2)}, ${oddText(at + 3)}`,
    billing_address: text,
    payment_method: oddText(at + 4).slice(0, 60),
    status: at % 2 ? 'pending' : oddText(at + 5).slice(0, 60),
  })
  return {
    ...order,
    items: order.items.map((item, line) => ({
      ...item,
      product_name: oddText(at + line),
      size: oddText(at + line + 1).slice(0, 60),
      color: oddText(at + line + 2).slice(0, 60),
    })),
  }
})

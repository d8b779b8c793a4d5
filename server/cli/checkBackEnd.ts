import { sameId } from '../../src/rules/id.ts'
import { limits } from '../../src/rules/limits.ts'
import { shop } from '../../src/shop/config.ts'
import {
  type CallInput,
  type Checked,
  type CheckOptions,
  checkCall,
  endpointOf,
  type Finding,
  pagedListWords,
} from './checkCall.ts'

/** A search for it finds nothing. */
const noWord = 'zqxjwvk'

/** Entries; a list that is longer is no page. */
const longestPage = 1000

/** How many parents are asked for an entry before all are taken to have none. */
const parentsAsked = 6

type Sample = { product_id?: string | number; category_id?: string | number; name?: string; price?: number }
type SampleId = string | number | undefined

/** The entries of a list, as far as further calls ask for them. */
const samples = (list: unknown): Sample[] => (Array.isArray(list) ? list : [])
const entriesOf = (answer: unknown): unknown[] =>
  samples((answer as { reviews?: unknown } | undefined)?.reviews ?? answer)
const categoryIds = ({ data }: Checked) => samples(data).map(({ category_id }) => category_id)

function fail(finding: Finding, words: string): void {
  finding.verdict = 'fails'
  finding.why.unshift(words)
}

/** Makes every read-only call of section 7 and says whether the shop can read each answer, and why not. Never throws. */
export async function checkApi(base: string, options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = []

  /** Makes a call without reporting it. */
  const make = (name: string, input: CallInput = {}) => checkCall(base, name, input, options)

  function reported(checked: Checked): Checked {
    findings.push(checked.finding)
    return checked
  }
  const ask = async (name: string, input?: CallInput) => reported(await make(name, input))

  /** Makes a call that needs a value from an earlier answer: with the next value while a list comes without entries. */
  async function askFor(
    name: string,
    what: string,
    values: SampleId[],
    requestFor: (value: string | number) => CallInput,
  ): Promise<Checked> {
    const some = [...new Set(values)].filter((value) => value !== undefined).slice(0, parentsAsked)
    for (const value of some) {
      const checked = await make(name, requestFor(value))
      const isEmpty = Array.isArray(checked.data) && checked.data.length === 0
      if (!isEmpty || value === some.at(-1)) return reported(checked)
    }
    const { method, path } = endpointOf(name)
    const why = [`${what} to ask for`]
    const finding: Finding = { call: name, request: `${method} /api${path}`, verdict: 'not asked', why }
    return reported({ finding, data: undefined })
  }

  /** A category's products: a back end that does not know `categoryId` answers all of them for each category. */
  async function askForCategory(list: unknown, ids: SampleId[], others: SampleId[]) {
    const byCategory = (categoryId: string | number) => ({ query: { categoryId } })
    const { finding, data } = await askFor('products.list', 'no category', ids, byCategory)
    finding.call = 'products.ofCategory'
    const total = samples(list).length
    const isWhole = (products: unknown) => total > 1 && samples(products).length === total
    if (!isWhole(data) || finding.verdict === 'fails') return
    const other = others.find(
      (id) => id !== undefined && !finding.request.endsWith(`=${encodeURIComponent(id)}`),
    )
    if (other === undefined || !isWhole((await make('products.list', byCategory(other))).data)) return
    fail(finding, `categoryId changes nothing: ${total} products, as for ${other} and without it`)
  }

  /** Asks once more with another value of a parameter: a back end that does not know it has the same entries. */
  async function askForOther({ finding, data }: Checked, query: CallInput['query'], words: string) {
    const entries = entriesOf(data)
    if (entries.length === 0 || finding.verdict === 'fails') return
    const other = await make(finding.call, { query })
    if (JSON.stringify(entriesOf(other.data)) === JSON.stringify(entries)) fail(finding, words)
  }

  /** Some back ends page and do not say so: then a second page has other products than the list. */
  async function askForPage({ finding, data }: Checked) {
    const list = samples(data)
    if (list.length === 0 || list.length > longestPage || finding.verdict === 'fails') return
    const second = await make('products.list', { query: { page: 2 } })
    const { product_id } = samples(second.data)[0] ?? {}
    if (product_id !== undefined && !list.some((each) => String(each.product_id) === String(product_id)))
      fail(finding, pagedListWords(list.length, '?page=2 has others'))
  }

  const all = await ask('products.list')
  const [product = {}] = samples(all.data)
  await askForPage(all)
  const one = await askFor('products.one', 'no product', [product.product_id], (id) => ({ params: { id } }))
  const { product_id = '', price } = (one.data ?? product) as Sample
  if (!sameId(product_id, product.product_id ?? '')) fail(one.finding, `it is product ${product_id}`)
  else if (price !== product.price)
    fail(one.finding, `its price is ${price}, and in the list ${product.price}`)
  await ask('products.newArrivals')
  const found = await ask('products.search', { query: { q: product.name?.split(' ')[0] ?? 'a', limit: 5 } })
  const noSearch = `q changes nothing: a search for ${noWord} finds the same`
  await askForOther(found, { q: noWord, limit: 5 }, noSearch)
  await ask('products.brands')
  const productIds = samples(all.data).map(({ product_id }) => product_id)
  await askFor('reviews.list', 'no product', productIds, (id) => ({ params: { id } }))
  const primary = categoryIds(await ask('categories.primary'))
  const secondary = categoryIds(
    await askFor('categories.secondary', 'no category', primary, (id) => ({ query: { primary_id: id } })),
  )
  const tertiary = categoryIds(
    await askFor('categories.tertiary', 'no subcategory', secondary, (id) => ({
      query: { secondary_id: id },
    })),
  )
  await askForCategory(all.data, [product.category_id, tertiary[0], secondary[0], ...primary], primary)
  await ask('content.promotionalBanner', { params: { location: shop.promotions.newArrivals } })
  await ask('content.announcements')
  await ask('content.banners')
  await ask('delivery.charge', { body: { userAddress: '17 Station Road, Wellawatte, 00600' } })
  await ask('feedback.analytics')
  const limit = limits.reviewsPageSize
  const reviews = await ask('feedback.list', { query: { page: 1, limit } })
  // Of a list that comes whole the shop shows the pages itself.
  if (entriesOf(reviews.data).length === limit)
    await askForOther(reviews, { page: 2, limit }, 'page changes nothing: the second has the same reviews')
  await ask('captcha.challenge')
  await ask('session.profile')
  await ask('orders.list')
  return findings
}

/** Whether every call exists and the shop can show its answer completely. */
export const isFit = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict === 'agrees' || verdict === 'not asked')

/** Of their failure the shop says nothing, and leaves out what they would show. §8 */
const silent = ['products.brands', 'content.promotionalBanner', 'content.announcements', 'content.banners']

/** What the findings mean for a shop on this back end, in a sentence. */
export function conclusion(findings: readonly Finding[]): string {
  if (isFit(findings)) return 'The shop can run on this back end.'
  return findings.some(
    ({ call, verdict }) => (verdict === 'missing' || verdict === 'fails') && !silent.includes(call),
  )
    ? 'The shop cannot run on this back end.'
    : 'The shop can run on this back end, without what cannot be shown.'
}

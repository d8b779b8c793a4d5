import type { Handler } from 'hono'
import type { Product } from '../../src/api/products.ts'
import { productPath } from '../../src/paths.ts'
import { absolute } from '../../src/rules/absolute.ts'
import { plainText } from '../../src/rules/description.ts'
import { resolveImage } from '../../src/rules/pictures.ts'
import { isDelivered } from '../../src/rules/restrictions.ts'
import { shop } from '../../src/shop/config.ts'
import type { Log } from '../observability/log.ts'
import { catalogueXml, toXml, xmlText } from './xml.ts'

// The most characters and pictures that readers of product feeds take.
const maxTitleLength = 150
const maxDescriptionLength = 5000
const maxMorePictures = 10

/** The beginning of a text that has at most this many characters, none of them cut in two. */
const beginning = (text: string, length: number) => {
  const characters = Array.from(xmlText(text).trim())
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`
}

/** Whether a part can be ordered, in the feed's words: not what is not delivered; of others what the back end says. */
function availabilityOf(product: Product): { 'g:availability'?: string } {
  const available = isDelivered(product) ? product.stock?.available : false
  return available === undefined ? {} : { 'g:availability': available ? 'in_stock' : 'out_of_stock' }
}

/** A product as the feed has it. */
function itemOf(product: Product): object {
  const { product_id, name, sku, price, brand, description, images, category_name } = product
  const [picture, ...more] = images.flatMap((image) => {
    const address = resolveImage(image, shop.images.host)
    return address ? [xmlText(absolute(address))] : []
  })
  const [maker, number] = [xmlText(brand).trim(), xmlText(sku).trim()]
  return {
    'g:id': xmlText(String(product_id)),
    title: beginning(name, maxTitleLength),
    description: beginning(plainText(description) || name, maxDescriptionLength),
    link: xmlText(absolute(productPath(product_id))),
    ...(picture && { 'g:image_link': picture }),
    ...(more.length > 0 && { 'g:additional_image_link': more.slice(0, maxMorePictures) }),
    ...availabilityOf(product),
    'g:price': `${price.toFixed(2)} ${shop.currency}`,
    'g:condition': 'new',
    ...(maker && { 'g:brand': maker }),
    ...(number && { 'g:mpn': number }),
    ...(!(maker && number) && { 'g:identifier_exists': 'no' }),
    ...(category_name && { 'g:product_type': xmlText(category_name) }),
  }
}

/** Products as RSS 2.0 with the names of Google's product data. */
export const feedOf = (products: readonly Product[]): string =>
  toXml({
    rss: {
      '@_version': '2.0',
      '@_xmlns:g': 'http://base.google.com/ns/1.0',
      channel: {
        title: shop.name,
        link: absolute('/'),
        description: shop.description,
        item: products.map(itemOf),
      },
    },
  })

/** Answers /feed/products.xml, for shopping searches and advertisements; `read` returns all products. */
export const productFeed = (read: (signal: AbortSignal) => Promise<readonly Product[]>, log: Log): Handler =>
  catalogueXml('The product feed', async (signal) => feedOf(await read(signal)), log)

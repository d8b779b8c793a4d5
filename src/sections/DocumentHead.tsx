import { useLayoutEffect } from 'react'
import { scriptJson } from '../lib/scriptJson.ts'
import { absolute } from '../rules/absolute.ts'
import { pictureWidth, resolveImage } from '../rules/pictures.ts'
import { shop } from '../shop/config.ts'

/** The metadata of a page for browsers, search engines and link previews. */
export type Head = {
  title: string
  /** Default: the shop's description. */
  description?: string
  /** Canonical path, for a page with several addresses. */
  path?: string
  /** Path or address of the picture for link previews. Default: the shop's picture. */
  image?: string | undefined
  imageAlt?: string
  /** Description for link previews, where it differs: there the price comes first. */
  preview?: string
  price?: number
  /** Search engines are to leave the page out: it shows a visitor's own things, or nothing. */
  noindex?: boolean
  /** schema.org nodes in addition to the shop's own. */
  graph?: object[]
}

const organization = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: shop.name,
  legalName: shop.legalName,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  image: absolute(shop.pictures.preview.path),
  telephone: shop.phone.dial,
  email: shop.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: shop.address[0],
    addressLocality: shop.address[1],
    addressCountry: 'LK',
  },
  sameAs: shop.social.map(({ href }) => href),
}

/** The head of a page (§2, BEY-13, BEY-26): React moves its title, meta and link elements into the document's head. */
export function DocumentHead({ head }: { head: Head }) {
  const { title, path, price, noindex, graph = [], description = shop.description } = head
  const { image, imageAlt, preview = description } = head
  useLayoutEffect(() => {
    // Removes the elements of index.html that apply only until a page is known.
    for (const element of document.head.querySelectorAll('[data-before-page]')) element.remove()
  }, [])
  const imageAddress = image && resolveImage(image, shop.images.host)
  const picture = absolute(imageAddress || shop.pictures.preview.path)
  // The shop's own product and category pictures are square; the size of any other picture is unknown.
  const side = imageAddress ? pictureWidth(imageAddress) : undefined
  const { width, height } = imageAddress ? { width: side, height: side } : shop.pictures.preview
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={absolute(path)} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={price === undefined ? 'website' : 'product'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={preview} />
      <meta property="og:image" content={picture} />
      {width !== undefined && <meta property="og:image:width" content={`${width}`} />}
      {height !== undefined && <meta property="og:image:height" content={`${height}`} />}
      <meta property="og:image:alt" content={(imageAddress && imageAlt) || shop.pictures.preview.alt} />
      {path !== undefined && <meta property="og:url" content={absolute(path)} />}
      {price !== undefined && (
        <>
          <meta property="product:price:amount" content={price.toFixed(2)} />
          <meta property="product:price:currency" content={shop.currency} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">
        {scriptJson({ '@context': 'https://schema.org', '@graph': [organization, ...graph] })}
      </script>
    </>
  )
}

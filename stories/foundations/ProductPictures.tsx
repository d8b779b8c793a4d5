import { categories } from '../../server/demo/categories.ts'
import { banners, promotions } from '../../server/demo/content.ts'
import { setPieces } from '../../server/demo/pictures.ts'
import { products } from '../../server/demo/products.ts'
import { Drawing } from '../../src/components/shop/Drawing.tsx'
import { Picture } from '../../src/components/ui/Picture.tsx'
import { Block, FoundationPage } from './FoundationPage.tsx'

const withOwn = products.filter(
  (product, at) => products.findIndex(({ subject }) => subject === product.subject) === at,
)
const sheet = 'grid grid-cols-3 border-t border-l border-line md:grid-cols-6 lg:grid-cols-8'
const cell = 'min-w-0 border-r border-b border-line bg-cell'
const sizes = '(width >= 64rem) 10rem, 33vw'

const headers = [
  { src: setPieces.headerDesktop, width: 840 },
  { src: setPieces.headerPhone, width: 560 },
]
/** 2 px to the mm. */
const ticks = {
  backgroundImage: 'linear-gradient(90deg, currentColor 1px, transparent 0)',
  backgroundSize: '20px 100%',
}

const Address = ({ children }: { children: string }) => (
  <p className="pt-2 type-mono wrap-anywhere text-ink-soft">{children}</p>
)

const Ruled = ({ src, width }: { src: string; width: number }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
  <section aria-label={src} tabIndex={0} className="overflow-x-auto bg-steel-image pt-4 text-on-steel">
    <img src={src} alt="" width={width} height={256} className="max-w-none" />
    <div className="h-2.5" style={{ ...ticks, width }} />
  </section>
)

/** Products by picture, the thumbnails of the categories, and the larger scenes, with the header at its true scale. */
export function ProductPictures() {
  return (
    <FoundationPage
      title="Product pictures"
      lead="The pictures are rendered from the models in server/demo/imagery. Sizes and packs of one style share their pictures; a dimensioned drawing belongs to one size only."
    >
      <Block title="Products" unit="style" count={withOwn.length}>
        <ul className={sheet}>
          {withOwn.map(({ product_id, images, name, sku, subject }) => (
            <li key={product_id} className={cell}>
              {(images.length ? images : ['']).map((src, at) => (
                <Picture
                  key={src}
                  src={src}
                  alt={at ? `${name}, view ${at + 1}` : name}
                  sizes={sizes}
                  fallback={sku}
                />
              ))}
              <p className="px-3 pt-2 type-mono wrap-anywhere">{sku}</p>
              <p className="px-3 pb-3 type-micro wrap-anywhere text-ink-soft">
                {name}, {products.filter((other) => other.subject === subject).length} in the list
              </p>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Categories" unit="thumbnail" count={categories.length}>
        <ul className={sheet}>
          {categories.map(({ category_id, name, thumbnail }) => (
            <li key={category_id} className={cell}>
              <Picture src={thumbnail} alt="" sizes={sizes} />
              <p className="px-3 py-2 type-micro wrap-anywhere">{name}</p>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Banners" unit="banner" count={banners.length}>
        <ul className="grid gap-4 md:grid-cols-2">
          {banners
            .flatMap(({ images }) => images)
            .map(({ image_url, alt_text }) => (
              <li key={image_url}>
                <Picture
                  src={image_url}
                  alt={alt_text}
                  width={2}
                  height={1}
                  sizes="(width >= 48rem) 40rem, 100vw"
                />
                <Address>{image_url}</Address>
              </li>
            ))}
        </ul>
      </Block>
      <Block title="Promotional banner">
        {promotions.map(({ current_image: { image_url, alt_text } }) => (
          <div key={image_url} className="max-w-60">
            <Picture
              src={image_url}
              alt={alt_text}
              width={800}
              height={1480}
              sizes="15rem"
              className="bg-sunken!"
            />
            <Address>{image_url}</Address>
          </div>
        ))}
      </Block>
      <Block title="Header, 2 px per mm">
        {headers.map(({ src, width }) => (
          <div key={src} className="pb-4">
            <Ruled src={src} width={width} />
            <Address>{`${src}, one tick is 10 mm`}</Address>
          </div>
        ))}
      </Block>
      <Block title="Delivery, empty cart, not found, fixings">
        <div className="grid gap-4 md:grid-cols-3">
          <div>
            <Picture
              src={setPieces.delivery}
              alt=""
              width={4}
              height={3}
              sizes="(width >= 48rem) 33vw, 100vw"
            />
            <Address>{setPieces.delivery}</Address>
          </div>
          {[setPieces.emptyCart, setPieces.notFound, setPieces.fixings].map((src) => (
            <div key={src}>
              <Drawing src={src} size={240} />
              <Address>{src}</Address>
            </div>
          ))}
        </div>
      </Block>
    </FoundationPage>
  )
}

import { categories } from '../../mocks/data/categories.ts'
import { banners, promotions } from '../../mocks/data/content.ts'
import { setPieces } from '../../mocks/data/pictures.ts'
import { products } from '../../mocks/data/products.ts'
import { Picture } from '../../src/components/ui/Picture.tsx'
import { Block, FoundationPage } from './FoundationPage.tsx'

const withOwn = products.filter(
  (product, at) => products.findIndex(({ subject }) => subject === product.subject) === at,
)
const sheet = 'grid grid-cols-2 border-t border-l border-line sm:grid-cols-3 lg:grid-cols-6'
const cell = 'min-w-0 border-r border-b border-line bg-cell'
const sizes = '(width >= 64rem) 14rem, 50vw'

/** Products by picture, the categories' thumbnails, and the set pieces at their true scale. */
export function ProductPictures() {
  return (
    <FoundationPage
      title="Product pictures"
      lead="Rendered from models in mocks/imagery. Sizes and packs of one style share a picture; a drawing belongs to the one size it measures."
    >
      <Block title="Products" unit="picture" count={withOwn.length}>
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
          {[...banners.flatMap(({ images }) => images), ...promotions.map((one) => one.current_image)].map(
            ({ image_url, alt_text }) => (
              <li key={image_url}>
                <Picture
                  src={image_url}
                  alt={alt_text}
                  width={2}
                  height={1}
                  sizes="(width >= 48rem) 40rem, 100vw"
                />
              </li>
            ),
          )}
        </ul>
      </Block>
      <Block title="Header, 2 px to the mm">
        <div className="overflow-hidden bg-steel-image pt-4">
          <img src={setPieces.headerDesktop} alt="" width={840} height={300} className="max-w-none" />
        </div>
        <div className="mt-4 w-90 max-w-full overflow-hidden bg-steel-image pt-4">
          <img src={setPieces.headerPhone} alt="" width={360} height={260} className="max-w-none" />
        </div>
      </Block>
      <Block title="Delivery, empty cart, not found">
        <div className="grid gap-4 md:grid-cols-3">
          <Picture src={setPieces.delivery} alt="" width={2} height={1} />
          <Picture src={setPieces.emptyCart} alt="" width={2} height={1} />
          <Picture src={setPieces.notFound} alt="" width={2} height={1} />
        </div>
      </Block>
    </FoundationPage>
  )
}

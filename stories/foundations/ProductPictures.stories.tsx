import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { products } from '../../server/demo/products.ts'
import { Picture } from '../../src/components/ui/Picture.tsx'
import { notPhotographed } from '../viewports.ts'
import { Block, FoundationPage } from './FoundationPage.tsx'

const withOwn = products.filter(
  ({ images: [picture] }, at) => products.findIndex(({ images }) => images[0] === picture) === at,
)
const sheet = 'grid grid-cols-3 border-t border-l border-line md:grid-cols-6 lg:grid-cols-8'
const cell = 'min-w-0 border-r border-b border-line bg-cell'
const sizes = '(width >= 64rem) 10rem, 33vw'

/** Products by picture. Those of categories, banners and empty pages are seen on their screens. */
function ProductPictures() {
  return (
    <FoundationPage
      title="Product pictures"
      lead="The pictures are rendered from the models in server/demo/imagery. Sizes and packs of one style share their pictures; a dimensioned drawing belongs to one size only."
    >
      <Block title="Products" unit="style" count={withOwn.length}>
        <ul className={sheet}>
          {withOwn.map(({ product_id, images, name, sku }) => (
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
                {name}, {products.filter((other) => other.images[0] === images[0]).length} in the list
              </p>
            </li>
          ))}
        </ul>
      </Block>
    </FoundationPage>
  )
}

/** Every product picture of the reference data, with the products that show it. */
export default {
  title: 'Foundations/Product pictures',
  component: ProductPictures,
  // Photos are drawn a little differently each time, and their files are compared without a picture of the sheet.
  parameters: { layout: 'fullscreen', chromatic: notPhotographed },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof ProductPictures>
/** Each picture with its part number and name. A product without a picture shows its part number instead. */
export const ContactSheet: StoryObj<typeof ProductPictures> = {
  name: 'Contact sheet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product pictures' })).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: 'Return-to-door lever on rose 19 mm, satin nickel' }),
    ).toBeVisible()
  },
}

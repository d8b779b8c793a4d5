import { ArticlePage } from './content/ArticlePage.tsx'
import { shipping } from './content/shipping.tsx'

export default function ShippingPolicy() {
  return <ArticlePage article={shipping} />
}

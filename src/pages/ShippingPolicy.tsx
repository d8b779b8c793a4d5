import { ArticlePage } from './content/article.tsx'
import { shipping } from './content/shipping.tsx'

export default function ShippingPolicy() {
  return <ArticlePage article={shipping} />
}

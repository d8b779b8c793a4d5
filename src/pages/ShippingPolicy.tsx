import { shipping } from '../shop/pages/shipping.tsx'
import { ArticlePage } from './content/article.tsx'

export default function ShippingPolicy() {
  return <ArticlePage article={shipping} />
}

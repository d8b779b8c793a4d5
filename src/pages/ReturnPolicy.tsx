import { returns } from '../shop/pages/returns.tsx'
import { ArticlePage } from './content/article.tsx'

export default function ReturnPolicy() {
  return <ArticlePage article={returns} />
}

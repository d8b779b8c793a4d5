import { terms } from '../shop/pages/terms.tsx'
import { ArticlePage } from './content/article.tsx'

export default function Terms() {
  return <ArticlePage article={terms} />
}

import { ArticlePage } from './content/article.tsx'
import { returns } from './content/returns.tsx'

export default function ReturnPolicy() {
  return <ArticlePage article={returns} />
}

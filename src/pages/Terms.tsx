import { ArticlePage } from './content/article.tsx'
import { terms } from './content/terms.tsx'

export default function Terms() {
  return <ArticlePage article={terms} />
}

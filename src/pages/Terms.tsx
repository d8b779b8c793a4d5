import { ArticlePage } from './content/ArticlePage.tsx'
import { terms } from './content/terms.tsx'

export default function Terms() {
  return <ArticlePage article={terms} />
}

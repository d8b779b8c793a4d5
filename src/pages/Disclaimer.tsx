import { ArticlePage } from './content/article.tsx'
import { disclaimer } from './content/disclaimer.tsx'

export default function Disclaimer() {
  return <ArticlePage article={disclaimer} />
}

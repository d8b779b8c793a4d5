import { disclaimer } from '../shop/pages/disclaimer.tsx'
import { ArticlePage } from './content/article.tsx'

export default function Disclaimer() {
  return <ArticlePage article={disclaimer} />
}

import { privacy } from '../shop/pages/privacy.tsx'
import { ArticlePage } from './content/article.tsx'

export default function PrivacyPolicy() {
  return <ArticlePage article={privacy} />
}

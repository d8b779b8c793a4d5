import { ArticlePage } from './content/article.tsx'
import { privacy } from './content/privacy.tsx'

export default function PrivacyPolicy() {
  return <ArticlePage article={privacy} />
}

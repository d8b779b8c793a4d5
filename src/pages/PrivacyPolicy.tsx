import { ArticlePage } from './content/ArticlePage.tsx'
import { privacy } from './content/privacy.tsx'

export default function PrivacyPolicy() {
  return <ArticlePage article={privacy} />
}

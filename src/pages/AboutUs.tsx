import { ArticlePage } from './content/ArticlePage.tsx'
import { about } from './content/about.tsx'

export default function AboutUs() {
  return <ArticlePage article={about} />
}

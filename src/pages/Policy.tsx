import { PageHead } from '../components/shop/PageHead.tsx'
import { disclaimer } from '../shop/pages/disclaimer.tsx'
import { returns } from '../shop/pages/returns.tsx'
import { shipping } from '../shop/pages/shipping.tsx'
import { terms } from '../shop/pages/terms.tsx'
import { ArticleSections, OnThisPage } from './content/article.tsx'

const articles = [
  { id: 'disclaimer', article: disclaimer },
  { id: 'shipping', article: shipping },
  { id: 'returns', article: returns },
  { id: 'terms', article: terms },
]

/** §2 /policy: disclaimer, shipping, return and terms on one page, from the same sources as their own pages. */
export default function Policy() {
  return (
    <div className="wrap">
      <PageHead title="Policy" />
      <OnThisPage sections={articles.map(({ id, article }) => ({ id, title: article.title }))} />
      {articles.map(({ id, article }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="pt-9 md:pt-12">
          <h2 id={`${id}-title`} className="type-h2">
            {article.title}
          </h2>
          <p className="mt-2 mb-5 max-w-text text-pretty text-ink-soft">{article.lead}</p>
          <ArticleSections article={article} level="h3" />
        </section>
      ))}
    </div>
  )
}

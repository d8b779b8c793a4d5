import { PageHead } from '../../components/shop/PageHead.tsx'
import { paths } from '../../paths.ts'
import { type Article, ArticleSections, fragmentOf } from './article.tsx'
import { OnThisPage } from './OnThisPage.tsx'

/** An article of more sections than this has a table of contents. */
const mostWithoutContents = 5

/** A page that is one article. */
export function ArticlePage({ article }: { article: Article }) {
  return (
    <div className="wrap">
      <PageHead
        title={article.title}
        crumbs={[{ label: 'Home', to: paths.home }, { label: article.title }]}
      />
      <p className="max-w-[34.5em] text-lg text-pretty text-ink-soft">{article.lead}</p>
      {article.sections.length > mostWithoutContents && (
        <div className="mt-3">
          <OnThisPage
            sections={article.sections.map(({ heading }) => ({ id: fragmentOf(heading), title: heading }))}
          />
        </div>
      )}
      <div className="mt-8">
        <ArticleSections article={article} />
      </div>
    </div>
  )
}

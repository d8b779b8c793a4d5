import { Fragment, type ReactNode } from 'react'
import { PageHead } from '../../components/shop/PageHead.tsx'

/** A text page of the shop: sections with their headings at the left and their text beside them. */
export type Article = {
  title: string
  /** One or two sentences that summarise the page. */
  lead: ReactNode
  sections: readonly { heading: string; body: ReactNode }[]
}

/** Keeps '1-2 days' on one line, unless the line is too short for it. */
export const NoWrap = ({ children }: { children: ReactNode }) => (
  <span className="inline-block">{children}</span>
)

/** A section's fragment in the address: 'your-data'. */
export const fragmentOf = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-')

type ArticleSectionsProps = {
  article: Article
  /** Level of the sections' headings. At h3, as on the page of all policies, they have no fragments. */
  level?: 'h2' | 'h3'
}

/** The sections of an article, a hairline over each. */
export const ArticleSections = ({ article, level: Heading = 'h2' }: ArticleSectionsProps) => (
  <div className="grid grid-cols-1 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
    {article.sections.map(({ heading, body }) => (
      <Fragment key={heading}>
        <Heading
          id={Heading === 'h2' ? fragmentOf(heading) : undefined}
          className="break-after-avoid border-t border-line pt-5 type-h3 lg:pr-8 lg:pb-5"
        >
          {heading}
        </Heading>
        <div className="max-w-[40em] pt-2 pb-6 text-pretty lg:max-w-none lg:border-t lg:border-line lg:pt-5 [&_li+li]:mt-1.5 [&_p]:max-w-[40em] [&_p+*]:mt-3 [&_ul]:max-w-[40em] [&_ul]:list-[square] [&_ul]:pl-5 [&_ul]:marker:text-edge">
          {body}
        </div>
      </Fragment>
    ))}
  </div>
)

/** An article of more sections than this has a table of contents. */
const mostWithoutContents = 5

/** A page that is one article, with `children` below its lead. */
export const ArticlePage = ({ article, children }: { article: Article; children?: ReactNode }) => (
  <div className="wrap">
    <PageHead title={article.title} />
    <p className="max-w-text text-lg text-pretty text-ink-soft">{article.lead}</p>
    {article.sections.length > mostWithoutContents && (
      <div className="mt-3">
        <OnThisPage
          sections={article.sections.map(({ heading }) => ({ id: fragmentOf(heading), title: heading }))}
        />
      </div>
    )}
    {children}
    <div className="mt-8">
      <ArticleSections article={article} />
    </div>
  </div>
)

/** The table of contents of a long page: links to its sections. */
export const OnThisPage = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav aria-label="On this page" className="print:hidden">
    <ul className="flex flex-wrap gap-x-6">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-target items-center type-control">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

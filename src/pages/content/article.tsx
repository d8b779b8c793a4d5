import { Fragment, type ReactNode } from 'react'

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
export function ArticleSections({ article, level: Heading = 'h2' }: ArticleSectionsProps) {
  return (
    <div className="grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
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
}

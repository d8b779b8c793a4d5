import type { ReactNode } from 'react'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'

/** One page of the foundations: a heading, a sentence or two, then blocks. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <div className="wrap pb-14">
      <PageHead crumbs="none" title={title} />
      <p className="max-w-[72ch] text-pretty">{lead}</p>
      {children}
    </div>
  )
}

type BlockProps = { title: string; unit?: string; count?: number; children: ReactNode }

/** A section of the page under a rule, with one tick for each item it shows. */
export const Block = ({ title, unit, count, children }: BlockProps) => (
  <section aria-label={title} className="pt-9 md:pt-14">
    <SectionHead title={title} unit={unit} total={count} />
    <div className="pt-4">{children}</div>
  </section>
)

type TableProps = { caption: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** A ruled table that scrolls sideways where it does not fit. The first cell of a row is its head. */
export const Table = ({ caption, heads, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
  <section aria-label={`${caption}, table`} tabIndex={0} className="overflow-x-auto">
    <table className="w-full min-w-140 border-b border-line bg-cell text-left type-compact [&_td]:px-4 [&_td]:py-2.5 [&_th]:px-4 [&_th]:py-2.5">
      <caption className="sr-only">{caption}</caption>
      <thead className="type-label">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&_th]:font-semibold [&_tr]:border-t [&_tr]:border-line">
        {rows.map(([head, ...cells], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows and cells of a page never change
          <tr key={at}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

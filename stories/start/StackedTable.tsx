import type { ReactNode } from 'react'

type StackedTableProps = { caption: string; heads: readonly string[]; children: ReactNode }

/** A table whose rows stack their cells on a phone. */
export function StackedTable({ caption, heads, children }: StackedTableProps) {
  return (
    <table className="w-full border-b border-line type-compact max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-left type-label">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-6">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}

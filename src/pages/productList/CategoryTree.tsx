import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Category } from '../../api/categories.ts'
import { primaryLink, secondaryLink } from '../../components/shop/categoryLinks.ts'
import { TextLink } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { paths } from '../../paths.ts'
import { childCategoriesQuery, primaryCategoriesQuery } from '../../queries/categories.ts'
import { addressOf } from '../../rules/trail.ts'

const link =
  'flex min-h-8 items-center py-1 type-compact no-underline hover:underline pointer-coarse:min-h-target'
/** The most ranges that the tree lists; their own page has all. */
const mostRanges = 40
// The tree is an offer beside the list: a failure leaves it out without a toast.
const silent = { meta: {} }

function Subcategories({ of }: { of: Category }) {
  const { data } = useQuery({ ...childCategoriesQuery('primary', of.category_id), ...silent })
  return (
    <ul className="pb-2 pl-7">
      <li>
        <Link {...primaryLink(of)} className={`${link} font-semibold`}>{`All of ${of.name}`}</Link>
      </li>
      {data?.map((category) => (
        <li key={category.category_id}>
          <Link {...secondaryLink(addressOf(of), category)} className={link}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type BranchProps = { label: string; open?: boolean; className?: string; children: ReactNode }

/** An entry that opens; its children are rendered, and request their data, once it has been opened. */
function Branch({ label, open = false, className, children }: BranchProps) {
  const [opened, setOpened] = useState(open)
  return (
    <details className="group" open={open} onToggle={() => setOpened(true)}>
      <summary
        className={cx(
          'flex min-h-8 cursor-pointer list-none items-center gap-2 py-1 pointer-coarse:min-h-target',
          className,
        )}
      >
        <Icon icon={ChevronRight} size="sm" className="text-ink-soft [[open]>summary>&]:rotate-90" />
        <span dir="auto" className="min-w-0">
          {label}
        </span>
      </summary>
      {opened && children}
    </details>
  )
}

/** The ranges of the shop beside all its parts: each opens to its subcategories. */
function Ranges() {
  const { data, isLoadingError } = useQuery({ ...primaryCategoriesQuery, ...silent })
  if (isLoadingError) return <TextLink to={paths.categories}>All ranges</TextLink>
  if (!data) return <Skeleton className="h-96" />
  return (
    <ul>
      {data.slice(0, mostRanges).map((category) => (
        <li key={category.category_id}>
          <Branch label={category.name} className="type-compact">
            <Subcategories of={category} />
          </Branch>
        </li>
      ))}
      {data.length > mostRanges && (
        <li>
          <TextLink to={paths.categories}>All ranges</TextLink>
        </li>
      )}
    </ul>
  )
}

/** The ranges of the shop as a tree beside all parts; not `open` in a drawer, so that the filters stay in view. */
export const CategoryTree = ({ open, className }: { open: boolean; className: string }) => (
  <nav aria-label="Ranges" className={cx('border-line bg-cell px-4 py-1.5', className)}>
    <Branch label="Ranges" open={open} className="type-h3 text-base leading-6">
      <Ranges />
    </Branch>
  </nav>
)

import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { SlidersHorizontal } from 'lucide'
import { type ReactNode, startTransition, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { listViewAtom } from '../../atoms/listView.ts'
import { FilterChips } from '../../components/shop/FilterChips.tsx'
import { FilterPanel } from '../../components/shop/FilterPanel.tsx'
import { ProductCardSkeletons, ProductGrid } from '../../components/shop/ProductGrid.tsx'
import { Button, buttonStyle } from '../../components/ui/Button.tsx'
import { Drawer } from '../../components/ui/Drawer.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Pager, useTopOfPages } from '../../components/ui/Pager.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useHistoryEntry } from '../../lib/useHistoryEntry.ts'
import { brandsQuery } from '../../queries/products.ts'
import { brandKey } from '../../rules/brands.ts'
import { counted } from '../../rules/counted.ts'
import { noSelection, sourceParameters, type View } from '../../rules/filters.ts'
import { limits } from '../../rules/limits.ts'
import { TrackedCard } from '../../sections/TrackedCard.tsx'
import { useCardViews } from '../../sections/useCardViews.ts'
import { CategoryTree } from './CategoryTree.tsx'
import { SortSelect, ViewSwitch } from './ListControls.tsx'
import { FailedList, NoMatch } from './NoResults.tsx'
import { SpecSheet } from './SpecSheet.tsx'
import { useFilterDraft } from './useFilterDraft.ts'
import type { Change, ListAddress } from './useListAddress.ts'
import type { ListState } from './useListPage.ts'

/** The shop's brands that are in the list, and every ticked one; none where they did not load (§8). */
function brandOptions(
  shopBrands: readonly string[] | undefined,
  counts: Record<string, number> | undefined,
  selected: readonly string[],
): string[] {
  if (!shopBrands || !counts) return []
  const spellings = new Map(Object.keys(counts).map((brand) => [brandKey(brand), brand]))
  return [
    ...new Set(shopBrands.flatMap((brand) => spellings.get(brandKey(brand)) ?? [])),
    ...selected.filter((brand) => !shopBrands.includes(brand)),
  ]
}

const formId = 'filters'

type FilteredListProps = {
  address: ListAddress
  list: ListState
  /** Shown when the list is empty, whatever the filters. */
  none: ReactNode
  /** Whether the ranges of the shop stand above the filters. */
  ranges?: boolean
}

/** The filters, sort order and pages of a list, and its parts that match (§2): of a category, or of a search. */
export function FilteredList({ address, list, none, ranges }: FilteredListProps) {
  const { selection, sort, setSort, tick, hrefOfPage, hrefOfView, takeUnsent } = useFilterDraft(address)
  const brands = useQuery(brandsQuery)
  const top = useTopOfPages(address.filters.page, address.href({ page: 1 }))
  const chooseView = useSetAtom(listViewAtom)

  const { page, status } = list
  const { view } = address.filters
  const retry = () => {
    list.retry()
    // Silent when they fail (§8), so this is the only way to get them without a reload.
    if (brands.isError) void brands.refetch()
  }
  const clear = () => tick(noSelection)

  // The same array as long as nothing changes, so that FilterPanel, which is memoised, is not rendered again.
  const brandNames = useMemo(
    () => brandOptions(brands.data, page?.brandCounts, selection.brands),
    [brands.data, page, selection],
  )
  const filters = { selection, brandNames, counts: page, onChange: tick }

  return (
    <div className="gap-8 lg:flex lg:items-start">
      <div className="w-64 flex-none max-lg:hidden noscript:block">
        {ranges && <CategoryTree open className="mb-3 border" />}
        <section aria-label="Filters">
          <FilterForm id={formId} view={view}>
            <FilterPanel {...filters} />
          </FilterForm>
        </section>
      </div>
      <section
        ref={top}
        tabIndex={-1}
        aria-label="Product list"
        aria-busy={status === 'loading' || status === 'changing'}
        className="min-w-0 flex-1 outline-none!"
      >
        <div className="mb-3 flex flex-wrap gap-2 lg:min-h-target lg:items-start">
          <div className="contents lg:hidden">
            <FilterDrawerButton
              count={Object.values(selection).flat().length}
              drawer={address.drawer}
              showLabel={
                status === 'failed'
                  ? 'Show the error'
                  : status === 'ready' && page
                    ? `Show ${counted(page.total, 'part')}`
                    : 'Show parts'
              }
              takeUnsent={takeUnsent}
              onClear={clear}
            >
              {ranges && <CategoryTree open={false} className="border-b" />}
              <FilterPanel {...filters} bare />
            </FilterDrawerButton>
          </div>
          <SortSelect
            value={sort}
            onChange={setSort}
            form={formId}
            className="max-md:flex-[1_1_7.25rem] md:ml-auto lg:order-1"
          />
          <ViewSwitch
            value={view}
            href={hrefOfView}
            state={address.state}
            // In one transition with the link's navigation.
            onChoose={(next) => startTransition(() => chooseView(next))}
            className="lg:order-1"
          />
          <FilterChips
            selection={selection}
            onChange={tick}
            className="max-lg:basis-full lg:mr-3.5 lg:flex-1 lg:self-center"
          />
        </div>
        <FoundParts list={list} view={view} none={none} onRetry={retry} onClear={clear} />
        {page && status !== 'failed' && (
          <Pager
            page={page.page}
            pages={page.pages}
            href={hrefOfPage}
            state={address.state}
            label="Pages of products"
          />
        )}
      </section>
    </div>
  )
}

type FoundPartsProps = Pick<FilteredListProps, 'list' | 'none'> & {
  view: View
  onRetry: () => void
  onClear: () => void
}

/** Image widths: a third of the space beside the filters, a third of the window, half of the window. */
const sizes =
  '(width >= 100rem) 18.5rem, (width >= 80rem) 19.5rem, (width >= 64rem) calc((100vw - 21rem) / 3), (width >= 48rem) 33vw, 50vw'
/** Number of cards in the first row, whose pictures load eagerly. */
const firstRow = 3

/** The parts of a page of the list as cards or as a sheet, or what stands in their place. */
function FoundParts({ list: { page, status }, view, none, onRetry, onClear }: FoundPartsProps) {
  const onSeen = useCardViews()
  if (status === 'loading')
    return view === 'sheet' ? (
      <Skeleton className="h-180" />
    ) : (
      <ProductGrid>
        <ProductCardSkeletons count={limits.pageSize} />
      </ProductGrid>
    )
  if (status === 'failed') return <FailedList onRetry={onRetry} />
  if (!page) return null
  if (page.size === 0) return none
  if (page.total === 0) return <NoMatch onClear={onClear} />
  return view === 'sheet' ? (
    <SpecSheet products={page.products} />
  ) : (
    <ProductGrid>
      {page.products.map((product, at) => (
        <TrackedCard
          key={product.product_id}
          product={product}
          onView={onSeen}
          heading="h2"
          sizes={sizes}
          priority={at === 0}
          eager={at < firstRow}
        />
      ))}
    </ProductGrid>
  )
}

/** The filters as a GET form with a button, for browsers without scripts: it opens this page with another query. */
function FilterForm({ id, view, children }: { id: string; view: View; children: ReactNode }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (
    <form id={id} action={pathname} method="get" onSubmit={(event) => event.preventDefault()}>
      {Object.values(sourceParameters).map((name) => {
        const value = params.get(name)
        return value !== null && <input key={name} type="hidden" name={name} value={value} />
      })}
      {view === 'sheet' && <input type="hidden" name="view" value={view} />}
      {children}
      <noscript>
        <button type="submit" className={buttonStyle({ variant: 'solid' })}>
          Apply
        </button>
      </noscript>
    </form>
  )
}

type FilterDrawerButtonProps = {
  /** How many filters are ticked. */
  count: number
  drawer: ListAddress['drawer']
  /** 'Show 57 parts'. */
  showLabel: string
  /** Returns the last change, if it has not reached the address yet. */
  takeUnsent: () => Change | undefined
  onClear: () => void
  children: ReactNode
}

/** 'Filters (5)' and the drawer that it opens, on small screens (§2). */
function FilterDrawerButton(props: FilterDrawerButtonProps) {
  const { count, drawer, showLabel, takeUnsent, onClear, children } = props
  // Here, not with the list: opening renders the drawer alone.
  const entry = useHistoryEntry(drawer.inHistory, drawer.push)
  const close = () => {
    const unsent = takeUnsent()
    entry.close(() => drawer.leave(unsent))
  }
  return (
    <>
      <Button
        className="max-md:px-2.5!"
        aria-haspopup="dialog"
        aria-expanded={entry.isOpen}
        onClick={entry.open}
      >
        <Icon icon={SlidersHorizontal} className="max-xs:hidden" />
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </Button>
      <Drawer
        open={entry.isOpen}
        onClose={close}
        title="Filters"
        footer={
          <>
            <Button onClick={onClear}>Clear all</Button>
            {/* The page's own status line is hidden from screen readers while the drawer is open. */}
            <div role="status" className="grid">
              <Button variant="primary" onClick={close}>
                {showLabel}
              </Button>
            </div>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  )
}

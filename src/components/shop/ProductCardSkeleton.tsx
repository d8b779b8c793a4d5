import { Skeleton } from '../ui/Skeleton.tsx'

/** As many placeholders as a grid will have cards. */
export const ProductCardSkeletons = ({ count }: { count: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and they never move
  Array.from({ length: count }, (_, at) => <ProductCardSkeleton key={at} />)

function ProductCardSkeleton() {
  return (
    <li aria-hidden className="@container flex flex-col">
      <Skeleton className="aspect-4/3" />
      <div className="flex-1 px-3 pt-3 pb-3.5 @min-[15rem]:px-4 @min-[15rem]:pt-3.5 @min-[15rem]:pb-4">
        <Skeleton className="h-3.5 w-3/5" />
        <div className="mt-2.5 min-h-15 @min-[15rem]:min-h-10.5">
          <Skeleton className="h-3.5 w-11/12" />
          <Skeleton className="mt-2 h-3.5 w-2/3" />
        </div>
        <Skeleton className="mt-2 h-5 w-1/2" />
        <Skeleton className="mt-1.5 h-3 w-1/4 @min-[15rem]:hidden" />
      </div>
      <div className="grid min-h-target grid-cols-2 border-t border-line">
        <span />
        <Skeleton className="h-full" />
      </div>
    </li>
  )
}

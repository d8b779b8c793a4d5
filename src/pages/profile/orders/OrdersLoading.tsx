import { Skeleton } from '../../../components/ui/Skeleton.tsx'

/** Placeholder while the orders load. */
export const OrdersLoading = () => (
  <div role="status">
    <span className="sr-only">Loading orders...</span>
    {[1, 2, 3].map((card) => (
      <div key={card} className="px-4 py-5 not-last:border-b not-last:border-line md:p-7">
        <div className="flex justify-between gap-4">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-6 w-36" />
        </div>
        <Skeleton className="mt-2 h-5 w-36" />
        <Skeleton className="mt-5 h-16" />
        <Skeleton className="mt-5 min-h-target w-44" />
      </div>
    ))}
  </div>
)

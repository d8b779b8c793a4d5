import { Skeleton } from '../ui/Skeleton.tsx'

export const PageLoading = () => (
  <div role="status" className="wrap min-h-dvh pt-5">
    <span className="sr-only">Loading page</span>
    <Skeleton className="h-5 w-44 max-w-full" />
    <Skeleton className="mt-3 h-9 w-72 max-w-full" />
  </div>
)

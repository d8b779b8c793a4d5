import { Skeleton } from '../../components/ui/Skeleton.tsx'

/** Placeholder while the review form's code loads. */
export const ReviewFormLoading = () => (
  <div aria-hidden className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
    <Skeleton className="h-6 w-36" />
    <Skeleton className="h-16 w-55 max-w-full" />
    <Skeleton className="h-32" />
    <Skeleton className="h-17.5" />
    <Skeleton className="h-target w-34" />
  </div>
)

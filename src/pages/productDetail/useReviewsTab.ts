import { useSearchParams } from 'react-router-dom'

type DetailTab = 'description' | 'reviews'

/** The open tab, kept in the address so that a link can point at the reviews. */
export function useReviewsTab(): [DetailTab, (tab: DetailTab) => void] {
  const [params, setParams] = useSearchParams()
  const open = (tab: DetailTab) =>
    setParams(
      (next) => {
        if (tab === 'reviews') next.set('tab', tab)
        else next.delete('tab')
        return next
      },
      { replace: true },
    )
  return [params.get('tab') === 'reviews' ? 'reviews' : 'description', open]
}

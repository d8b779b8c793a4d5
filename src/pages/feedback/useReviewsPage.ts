import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useLatestData } from '../../lib/useLatestData.ts'
import { feedbackPageQuery } from '../../queries/feedback.ts'
import { readPage } from '../../rules/filters.ts'
import { clampPage } from '../../rules/pages.ts'

/** The page of reviews that the address names (?page=2), or the nearest page if that is out of range. */
export function useReviewsPage() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const requestedPage = readPage(params)
  const [pages, setPages] = useState<number>()
  const page = pages === undefined ? requestedPage : clampPage(requestedPage, pages)
  const { data, isError, error, refetch } = useQuery(feedbackPageQuery(page))
  const latestPages = data?.pages
  if (latestPages !== undefined && latestPages !== pages) setPages(latestPages)

  return {
    page,
    pages: pages ?? 0,
    /** The reviews of this page, or those of the previous one while this one loads. */
    content: useLatestData(data),
    loading: !data && !isError,
    failed: !data && isError,
    error,
    refetch,
    href: (next: number) => (next === 1 ? pathname : `${pathname}?page=${next}`),
  }
}

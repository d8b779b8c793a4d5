import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { ListAddress } from './useListAddress.ts'

/** Ref of the list. Following a link to another page scrolls to it and focuses it; filters and Back do not. */
export function useTopOfList({ filters, hrefOfPage }: ListAddress) {
  const type = useNavigationType()
  const top = useRef<HTMLElement>(null)
  const list = hrefOfPage(1)
  const lastPage = useRef({ list, page: filters.page })

  useEffect(() => {
    const before = lastPage.current
    lastPage.current = { list, page: filters.page }
    if (type !== 'PUSH' || before.list !== list || before.page === filters.page) return
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    top.current?.focus({ preventScroll: true })
  }, [type, list, filters.page])

  return top
}

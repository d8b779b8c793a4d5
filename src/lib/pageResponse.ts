import { createContext, useContext } from 'react'

/** How the server answers a page: screens set it while they are rendered there. */
export type PageResponse = {
  status: number
  /** Path and query of another page of the shop: the answer is a redirect. */
  location?: string
}

/** Given by the server for each page that it renders; nothing in the browser. */
export const PageResponseContext = createContext<PageResponse | undefined>(undefined)

/** The HTTP status of the page that shows this screen: 404 for what does not exist, 503 for what did not load. */
export function useStatus(status: 404 | 503 | undefined): void {
  const response = useContext(PageResponseContext)
  if (response && status) response.status = status
}

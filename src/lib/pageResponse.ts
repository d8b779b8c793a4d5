import { createContext, useContext } from 'react'

/** The HTTP response to a page request: components set it while the server renders them. */
export type PageResponse = {
  status: number
  /** Path and query of another page of the shop, to which the response redirects. */
  location?: string
}

/** Provided by the server for each page that it renders; undefined in the browser. */
export const PageResponseContext = createContext<PageResponse | undefined>(undefined)

/** Sets the HTTP status of the page with this component: 404 for what does not exist, 503 for what did not load. */
export function useStatus(status: 404 | 503 | undefined): void {
  const response = useContext(PageResponseContext)
  if (response && status) response.status = status
}

import { useContext, useLayoutEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { PageResponseContext } from '../lib/pageResponse.ts'

let mounted = 0
/** Whether the page at the address is about to be replaced. Known to the effects of the render that shows the redirect. */
export const isRedirecting = (): boolean => mounted > 0

/** Replaces this page by another: through the router, or through the response when the server renders the page. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const response = useContext(PageResponseContext)
  useLayoutEffect(() => {
    mounted++
    return () => void mounted--
  }, [])
  if (!response) return <Navigate to={to} state={state} replace />
  response.location = to
  return null
}

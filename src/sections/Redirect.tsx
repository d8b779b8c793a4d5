import { useContext } from 'react'
import { Navigate } from 'react-router-dom'
import { PageResponseContext } from '../lib/pageResponse.ts'

/** Replaces this page by another: through the router, or through the response when the server renders the page. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const response = useContext(PageResponseContext)
  if (!response) return <Navigate to={to} state={state} replace />
  response.location = to
  return null
}

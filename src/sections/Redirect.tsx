import { useContext } from 'react'
import { Navigate } from 'react-router-dom'
import { PageResponseContext } from '../lib/pageResponse.ts'

type RedirectProps = { to: string; state?: unknown }

/** Goes to another page in place of this one: by the router, or by the answer where the server renders the page. */
export function Redirect({ to, state }: RedirectProps) {
  const response = useContext(PageResponseContext)
  if (!response) return <Navigate to={to} state={state} replace />
  response.location = to
  return null
}

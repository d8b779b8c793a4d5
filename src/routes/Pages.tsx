import { Route, Routes, useLocation } from 'react-router-dom'
import { linkWithoutTail } from '../rules/linkTail.ts'
import { Redirect } from '../sections/Redirect.tsx'
import { RouteHead } from './RouteHead.tsx'
import { routedPath, routes } from './routes.ts'

/** The page at the current address. A link to which a chat or a mail has added a full stop leads to what it means. */
export function Pages() {
  const location = useLocation()
  const { pathname, search, hash, state } = location
  const link = linkWithoutTail(pathname, search)
  if (link !== undefined) return <Redirect to={link + hash} state={state} />
  const routed = routedPath(pathname)
  return (
    // Only for an address that no pattern fits: inside `location`, the router tells pages that every navigation is Back.
    <Routes {...(routed !== pathname && { location: { ...location, pathname: routed } })}>
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <>
              <route.Page />
              {/* Reads the queries that the page has added to the cache. */}
              <RouteHead route={route} />
            </>
          }
        />
      ))}
    </Routes>
  )
}

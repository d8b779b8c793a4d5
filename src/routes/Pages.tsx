import { Route, Routes, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useFromCache } from '../lib/useFromCache.ts'
import { useNavigationState } from '../lib/useNavigationState.ts'
import { useOnline } from '../lib/useOnline.ts'
import { meantAddress } from '../rules/receivedLink.ts'
import { DocumentHead } from '../sections/DocumentHead.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import type { Route as PageRoute } from './route.ts'
import { routedPath, routes } from './routes.ts'

/** The page at the current address. A link to which a chat or a mail has added a full stop leads to what it means. */
export function Pages() {
  const location = useLocation()
  const { pathname, search, hash, state } = location
  const link = meantAddress(pathname, search)
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

/** The head of the current page, as its route defines it; updates as responses arrive. */
function RouteHead({ route }: { route: PageRoute }) {
  const state = useNavigationState()
  const params = useParams()
  const [search] = useSearchParams()
  // Without a connection a page may have another title.
  useOnline()
  return <DocumentHead head={useFromCache((client) => route.view({ params, search, state }, client).head)} />
}

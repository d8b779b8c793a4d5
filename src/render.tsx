import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import type { User } from './api/session.ts'
import { writeResponses } from './lib/cachedResponses.ts'
import { type PageResponse, PageResponseContext } from './lib/pageResponse.ts'
import { type Fetch, queryClientAtom } from './lib/queryClient.ts'
import { onAbort, withAbort } from './lib/withAbort.ts'
import { removeLists } from './queries/products.ts'
import { profileQuery } from './queries/session.ts'
import { prefetchRoute } from './routes/route.ts'
import { matchRoute, routes } from './routes/routes.ts'
import { createShopStore } from './store.ts'

export type RenderRequest = {
  /** Path and query, by `pageAddress`: '/products?page=2'. */
  address: string
  /** Makes the calls of §7, with the cookies of the page request. */
  fetch: Fetch
  /** The signed-in user, null for a visitor; undefined where the browser has to find out. */
  user: User | null | undefined
  /** Aborted when the page takes too long. */
  signal: AbortSignal
}

export type Rendered = PageResponse & {
  /** Elements of the document's head. */
  head: string
  /** Inner HTML of the root element. */
  body: string
  /** The responses to the calls, as JSON that is safe inside a script element. */
  data: string
  /** The page's module, as the build's manifest names it. */
  module: string
  sessionKnown: boolean
  /** Every call succeeded. Otherwise the browser repeats those that failed, and the page is not cached. */
  whole: boolean
}

const rootOpens = '<div id="root">'

/** Renders an element to HTML once all of it has loaded. Rejects on the first error and when `signal` is aborted. */
function toHtml(element: React.ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      // Render the page in one piece: otherwise React sends large parts later, with a script that puts them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    })
    onAbort(signal, () => stream.abort(signal.reason))
  })
}

/** Renders the first view of a page with its data. Rejects only when the page cannot be rendered in time. */
export async function render({ address, fetch, user, signal }: RenderRequest): Promise<Rendered> {
  const store = createShopStore({
    fetch,
    seedCache: (client) => {
      if (user !== undefined) client.setQueryData(profileQuery.queryKey, user)
    },
  })
  const client = store.get(queryClientAtom)
  const { route, match } = matchRoute(new URL(address, 'http://shop'))
  const [prefetchedKeys] = await withAbort(
    Promise.all([prefetchRoute(route, match, client), route.load()]),
    signal,
  )
  removeLists(client)

  const response: PageResponse = { status: 200 }
  const html = await toHtml(
    <PageResponseContext.Provider value={response}>
      <div id="root">
        <StaticRouter location={address}>
          <App store={store} />
        </StaticRouter>
      </div>
    </PageResponseContext.Provider>,
    signal,
  )
  // React writes the elements of the document's head in front of everything else.
  const at = html.indexOf(rootOpens)
  const succeeded = prefetchedKeys.filter((query) => client.getQueryState(query)?.status === 'success')
  if (prefetchedKeys.length > 0 && succeeded.length === 0) response.status = 503
  return {
    ...response,
    head: html.slice(0, at),
    body: html.slice(at + rootOpens.length, html.lastIndexOf('</div>')),
    data: writeResponses(client),
    module: route.module,
    sessionKnown: user !== undefined,
    whole: succeeded.length === prefetchedKeys.length,
  }
}

/** Loads the code of every page, so that no visitor waits for it. */
export const loadPages = () => Promise.all(routes.map(({ load }) => load()))

export { pageAddress } from './routes/routes.ts'
export { allProducts, sitemapPaths } from './sitemap.ts'

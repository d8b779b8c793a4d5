import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { Suspense, useEffect } from 'react'
import { PhoneLink } from './components/shop/ContactLinks.tsx'
import { PageLoading } from './components/shop/PageLoading.tsx'
import { repeatEarlyPresses, restoreEarlyInput } from './lib/hydration/earlyInput.ts'
import { queryClientAtom, retryFailedOnServer } from './lib/queryClient.ts'
import { Pages } from './routes/Pages.tsx'
import { Prefetching } from './routes/Prefetching.tsx'
import { AfterHydration } from './sections/AfterHydration.tsx'
import { isPartlyHydrated } from './sections/BelowFold.tsx'
import { ErrorBoundary } from './sections/ErrorScreen.tsx'
import { LoadingScreen } from './sections/LoadingScreen.tsx'
import { FrameBottom, FrameTop } from './sections/ShopFrame.tsx'
import { Toasts } from './sections/Toasts.tsx'
import type { ShopStore } from './store.ts'

/** The whole shop inside whatever router mounts it: the browser's, the server's or, in stories, one in memory. */
export function App({ store }: { store: ShopStore }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(queryClientAtom)}>
        <div className="flex min-h-dvh flex-col">
          <FrameTop />
          <NoScript />
          {/* The footer stays below the first view, so that it does not move when a short page has loaded. */}
          <main
            id="main"
            tabIndex={-1}
            className="min-h-[calc(100svh-3.75rem)] flex-1 pb-10 lg:min-h-[calc(100svh-9.5rem)] md:pb-16"
          >
            <ErrorBoundary>
              <Suspense fallback={<PageLoading />}>
                <Pages />
                <HydrationSignal />
              </Suspense>
            </ErrorBoundary>
          </main>
          <FrameBottom />
        </div>
        <Toasts />
        <AfterHydration />
        <Prefetching />
        <LoadingScreen />
      </QueryClientProvider>
    </Provider>
  )
}

/** BEY-27 the notice for browsers without scripts: the shop can be browsed, and orders are taken by phone. */
const NoScript = () => (
  <noscript>
    <p className="wrap border-b border-line bg-cell py-3 type-compact">
      Without JavaScript you can look through the shop. The cart, ordering, your account and the forms need
      it. Orders are also taken by phone: <PhoneLink className="font-semibold" />.
    </p>
  </noscript>
)

/** Marks <html> once the page responds, then repeats earlier input and the calls that failed on the server. */
function HydrationSignal() {
  const client = useQueryClient()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    restoreEarlyInput()
    repeatEarlyPresses()
    retryFailedOnServer(client, isPartlyHydrated())
  }, [client])
  return null
}

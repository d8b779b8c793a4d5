import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageLoading } from './components/shop/PageLoading.tsx'
import { queryClientAtom } from './lib/queryClient.ts'
import { routes } from './routes.tsx'
import { ErrorBoundary } from './sections/ErrorBoundary.tsx'
import { Hydrated } from './sections/Hydrated.tsx'
import { LoadingScreen } from './sections/LoadingScreen.tsx'
import { NavBar } from './sections/NavBar.tsx'
import type { ShopStore } from './store.ts'

// Neither is in the first view: each is a chunk that loads beside the page's own.
// One that does not arrive leaves the page as it is.
const nothing = (): { default: () => ReactNode } => ({ default: () => null })
const Footer = lazy<() => ReactNode>(() => import('./sections/Footer.tsx').catch(nothing))
const Later = lazy<() => ReactNode>(() => import('./sections/Later.tsx').catch(nothing))

/** The whole shop inside whatever router mounts it: the browser's in main.tsx, a memory router in stories. */
export function App({ store }: { store: ShopStore }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(queryClientAtom)}>
        <div className="flex min-h-dvh flex-col">
          <NavBar />
          {/* A page never brings the footer into the first view, so that nothing moves when a short one has loaded. */}
          <main id="main" tabIndex={-1} className="min-h-[calc(100svh-3.75rem)] flex-1 pb-10 md:pb-16">
            <ErrorBoundary>
              <Suspense fallback={<PageLoading />}>
                <Routes>
                  {routes.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Routes>
                <Hydrated />
              </Suspense>
            </ErrorBoundary>
          </main>
          <Suspense>
            <Footer />
          </Suspense>
        </div>
        <Suspense>
          <Later />
        </Suspense>
        <LoadingScreen />
      </QueryClientProvider>
    </Provider>
  )
}

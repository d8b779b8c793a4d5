import { Provider } from 'jotai'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageLoading } from './components/shop/PageLoading.tsx'
import { routes } from './routes.tsx'
import { Alerts } from './sections/Alerts.tsx'
import { BackToTop } from './sections/BackToTop.tsx'
import { ErrorBoundary } from './sections/ErrorBoundary.tsx'
import { Footer } from './sections/Footer.tsx'
import { LoadingScreen } from './sections/LoadingScreen.tsx'
import { NavBar } from './sections/NavBar.tsx'
import { Navigation } from './sections/Navigation.tsx'
import { Toasts } from './sections/Toasts.tsx'
import type { ShopStore } from './store.ts'

/** The whole shop inside whatever router mounts it: the browser's in main.tsx, a memory router in stories. */
export function App({ store }: { store: ShopStore }) {
  return (
    <Provider store={store}>
      <Navigation />
      <div className="flex min-h-dvh flex-col">
        <NavBar />
        <main id="main" tabIndex={-1} className="flex-1 pb-10 md:pb-16">
          <ErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <Routes>
                {routes.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
      <BackToTop />
      <Toasts />
      <Alerts />
      <LoadingScreen />
    </Provider>
  )
}

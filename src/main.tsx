import './index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './routes/routes.ts'
// The browser can answer a press between the two halves of the shop's modules: on a phone each takes 60 ms or more.
import './lib/newTask.ts'
import { App } from './App.tsx'
import { readResponses } from './lib/cachedResponses.ts'
import { watchEarlyInput } from './lib/hydration/earlyInput.ts'
import { noteStoredAt } from './lib/storedResponses.ts'
import { registerLater } from './offline/register.ts'
import { matchRoute } from './routes/routes.ts'
import { shop } from './shop/config.ts'
import { createShopStore } from './store.ts'

function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  // The responses from which the server rendered the first view, if it did.
  const responses = 'rendered' in root.dataset ? document.getElementById('responses')?.textContent : undefined
  // When the service worker stored this page, if it comes from its cache.
  const { storedAt } = document.documentElement.dataset
  noteStoredAt(storedAt)
  const store = createShopStore({
    seedCache: (client) =>
      responses && readResponses(client, responses, storedAt ? Date.parse(storedAt) : undefined),
  })
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App store={store} />
      </BrowserRouter>
    </StrictMode>
  )

  watchEarlyInput()
  if (responses) {
    const { route } = matchRoute(new URL(window.location.href))
    const takeOver = () => {
      // From now on React receives presses: see index.html.
      document.documentElement.dataset.hydrating = ''
      // As a transition, hydration runs in short steps between which the page responds to scrolling.
      startTransition(() => void hydrateRoot(root, app))
    }
    // If the page's code fails to load, the app itself shows that once rendered.
    route.load().then(takeOver, takeOver)
  } else {
    document.documentElement.dataset.hydrating = ''
    createRoot(root).render(app)
  }

  if (import.meta.env.PROD && shop.offline) registerLater()
}

// In a task of its own, after the one in which the modules are evaluated: a press need not wait for both.
setTimeout(start)

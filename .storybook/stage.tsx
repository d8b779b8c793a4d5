import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { type Visit, visited } from '../mocks/visit.ts'
import { App } from '../src/App.tsx'
import { createShopStore } from '../src/store.ts'

// Told when it stands: a transition renders before it does.
function Probe() {
  const navigate = useNavigate()
  const location = useLocation()
  useLayoutEffect(() => {
    visited.location = location
    visited.go = (delta) => void navigate(delta)
  }, [location, navigate])
  return null
}

/** The whole routed shop at an address, with a store of its own. */
export function Shop({ visit }: { visit: Visit }) {
  const [store] = useState(createShopStore)
  useEffect(() => () => window.scrollTo(0, 0), [])
  return (
    <MemoryRouter initialEntries={[visit]}>
      <Probe />
      <App store={store} />
    </MemoryRouter>
  )
}

/** The ground on which one component stands. */
export function Stage({ children, bare }: { children: ReactNode; bare: boolean }) {
  return (
    <MemoryRouter>
      <Probe />
      {bare ? children : <div className="max-w-page">{children}</div>}
    </MemoryRouter>
  )
}

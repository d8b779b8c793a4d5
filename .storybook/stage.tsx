import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { LocationProbe } from '../stories/LocationProbe.tsx'

/** The surroundings of a single component: a router and the page's maximum width. */
export function Stage({ children, bare }: { children: ReactNode; bare: boolean }) {
  return (
    <MemoryRouter>
      <LocationProbe />
      {bare ? children : <div className="max-w-page">{children}</div>}
    </MemoryRouter>
  )
}

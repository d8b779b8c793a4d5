import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { LocationProbe } from '../stories/LocationProbe.tsx'

/** The ground on which one component stands. */
export function Stage({ children, bare }: { children: ReactNode; bare: boolean }) {
  return (
    <MemoryRouter>
      <LocationProbe />
      {bare ? children : <div className="max-w-page">{children}</div>}
    </MemoryRouter>
  )
}

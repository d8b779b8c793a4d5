import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Probe } from '../stories/Probe.tsx'

/** The ground on which one component stands. */
export function Stage({ children, bare }: { children: ReactNode; bare: boolean }) {
  return (
    <MemoryRouter>
      <Probe />
      {bare ? children : <div className="max-w-page">{children}</div>}
    </MemoryRouter>
  )
}

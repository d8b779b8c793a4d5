import type { ReactNode } from 'react'
import { useHydrated } from '../lib/hydration.ts'

/** For content below the first view: not in the server's HTML, but rendered and requested after hydration. */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() ? children : <div className="min-h-dvh" />

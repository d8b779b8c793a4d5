import type { ReactNode } from 'react'
import { useHydrated } from '../lib/hydration.ts'

/** What stands below the first view: it is not in the server's HTML, and is asked for when that has been taken over. */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useHydrated() ? children : <div className="min-h-dvh" />

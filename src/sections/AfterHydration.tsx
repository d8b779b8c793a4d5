import type { ReactNode } from 'react'
import { useHydrated } from '../lib/hydration.ts'

type AfterHydrationProps = {
  /** What the server renders in place of the content. */
  fallback: ReactNode
  children: ReactNode
}

/** For content that is not in the server's HTML, but rendered and requested after hydration. */
export const AfterHydration = ({ fallback, children }: AfterHydrationProps) =>
  useHydrated() ? children : fallback

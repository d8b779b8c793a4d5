import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

/** The main action of a failure: loads again what did not load. */
export const RetryButton = (props: Omit<ComponentProps<typeof Button>, 'variant' | 'children'>) => (
  <Button variant="solid" {...props}>
    Retry
  </Button>
)

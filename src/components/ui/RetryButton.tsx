import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

type RetryButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'>

/** Loads again what did not load. Looks the same everywhere: the main action of a failure, but never towards paying. */
export const RetryButton = (props: RetryButtonProps) => (
  <Button variant="solid" {...props}>
    Retry
  </Button>
)

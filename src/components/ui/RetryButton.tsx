import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

type RetryButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children' | 'onClick'> & {
  onClick?: () => void
}

/** The main action of a failure: loads again what did not load. */
export const RetryButton = ({ onClick, ...props }: RetryButtonProps) => (
  <Button variant="solid" {...props} onClick={() => onClick?.()}>
    Retry
  </Button>
)

import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

type RetryButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children' | 'onClick'> & {
  onClick?: () => void
}

/** The main action of a failure: loads again what did not load. */
export const RetryButton = ({ onClick, ...props }: RetryButtonProps) => (
  <Button
    variant="solid"
    {...props}
    onClick={({ currentTarget }) => {
      // The button disappears with the failure, unless it shows that it is busy: the focus stays in this section.
      if (props.busy === undefined)
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
      onClick?.()
    }}
  >
    Retry
  </Button>
)

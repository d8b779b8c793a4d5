import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

type RetryButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children' | 'onClick'> & {
  onClick?: () => void
}

/** Loads again what did not load. Looks the same everywhere: the main action of a failure, but never towards paying. */
export const RetryButton = ({ onClick, ...props }: RetryButtonProps) => (
  <Button
    variant="solid"
    {...props}
    onClick={({ currentTarget }) => {
      // Unless it shows that it is busy, the button goes with the failure: the focus stays in that place of the page.
      if (props.busy === undefined)
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
      onClick?.()
    }}
  >
    Retry
  </Button>
)

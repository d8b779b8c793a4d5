import { cva, cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { keepFocus } from './keepFocus.ts'

const off =
  'disabled:bg-sunken disabled:border-transparent disabled:text-ink-quiet disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:border-transparent aria-disabled:text-ink-quiet aria-disabled:cursor-not-allowed forced-colors:disabled:text-[GrayText] forced-colors:aria-disabled:text-[GrayText]'

/** The look of a button, also of what is none. */
export const buttonStyle = cva(
  `relative inline-flex items-center justify-center gap-2 rounded-control border text-center no-underline type-control transition-colors ${off}`,
  {
    variants: {
      variant: {
        primary:
          'bg-action text-action-ink border-transparent hover:bg-action-hover active:bg-action-pressed',
        solid: 'bg-steel text-on-steel border-transparent hover:bg-steel-hover',
        line: 'bg-cell text-ink border-edge hover:border-ink hover:bg-surface',
        danger: 'bg-cell text-danger border-danger hover:bg-danger-tint',
      },
      size: {
        xs: 'min-h-7 px-2.5 text-sm pointer-coarse:min-h-target pointer-coarse:px-3',
        sm: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-target',
        md: 'min-h-target px-4.5 py-2',
        xl: 'min-h-13 px-4.5 py-2 text-[1.0625rem]',
      },
      block: { true: 'w-full' },
      hook: {
        true: 'pr-7 after:absolute after:-inset-y-px after:-right-px after:w-1.75 after:rounded-r-control after:bg-ink aria-disabled:after:bg-edge disabled:after:bg-edge forced-colors:after:bg-[ButtonText]',
      },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
)

type ButtonLook = {
  /** Primary leads towards paying or committing, solid puts into the cart, danger cannot be undone. Default: line. */
  variant?: 'line' | 'primary' | 'solid' | 'danger'
  /** xs is for the rows of a dense table. Default: md. */
  size?: 'xs' | 'sm' | 'md' | 'xl'
  /** As wide as its container. */
  block?: boolean
  /** The hook at a tape's end: marks the one main action of a view. */
  hook?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** A request is in flight: the text changes to `busyText`, width and focus stay, presses do nothing. */
    busy?: boolean
    busyText?: string
    type?: 'button' | 'submit' | 'reset'
    /** Called instead of `onClick` while `aria-disabled`: leads to the reason. */
    onBlocked?: () => void
  }

/** A button. With `aria-disabled` it can be focused, so that users find the reason beside it, and calls `onBlocked`. */
export function Button({ variant, size, block, hook, busy = false, busyText, ...native }: ButtonProps) {
  const { type = 'button', className, children, onClick, onBlocked, ...rest } = native
  const blocked = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || blocked) event.preventDefault()
    else onClick?.(event)
    if (blocked && !busy) onBlocked?.()
  }
  return (
    <button
      ref={keepFocus}
      type={type}
      className={cx(buttonStyle({ variant, size, block, hook }), className)}
      data-state={busy ? 'busy' : undefined}
      onClick={press}
      {...rest}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busyText === undefined ? (
        children
      ) : (
        // The hidden text also takes up space, so that the width stays the same.
        <span
          data-room={busy ? (typeof children === 'string' ? children : undefined) : busyText}
          className="grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-room)]"
        >
          <span className="inline-flex items-center justify-center gap-2">{busy ? busyText : children}</span>
        </span>
      )}
    </button>
  )
}

type RetryButtonProps = Pick<ButtonProps, 'busy' | 'onClick' | 'className'>

/** The main action of a failure: loads again what did not load. */
export const RetryButton = (props: RetryButtonProps) => (
  <Button variant="solid" busyText={props.busy === undefined ? undefined : 'Trying...'} {...props}>
    Retry
  </Button>
)

/** A link that looks like a button: for navigation, where `Button` is for actions. */
export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  const { variant, size, block, hook, className, ...rest } = props
  return <Link className={cx(buttonStyle({ variant, size, block, hook }), className)} {...rest} />
}

/** For a button that is `disabled` while busy and so loses the focus: the returned ref restores it afterwards. */
export function useFocusAfterBusy(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!busy) return
    return () => {
      // The user may have moved the focus elsewhere in the meantime: do not pull it back.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [busy])
  return button
}

/** The look of a text link, shared with `TextButton`. The icon stays outside the underline. */
export const textLinkStyle =
  'inline-flex min-h-6 items-center gap-1.5 text-left type-control no-underline group'
export const textLinkWords =
  'underline decoration-edge decoration-1 underline-offset-3 group-hover:decoration-current group-hover:decoration-2'

type TextLinkProps = ComponentProps<typeof Link> & { before?: IconNode; after?: IconNode }

export const TextLink = ({ before, after, className, children, ...rest }: TextLinkProps) => (
  <Link className={cx(textLinkStyle, className)} {...rest}>
    {before && <Icon icon={before} size="sm" />}
    <span className={textLinkWords}>{children}</span>
    {after && <Icon icon={after} size="sm" />}
  </Link>
)

type TextButtonProps = ComponentProps<'button'> & {
  before?: IconNode
  after?: IconNode
  /** As high as a finger needs, where it stands beside others and not in a sentence. */
  apart?: boolean
}

/** A quiet action that looks like a text link: 'Clear all'. */
export const TextButton = ({ before, after, apart, className, children, ...rest }: TextButtonProps) => (
  <button
    ref={keepFocus}
    type="button"
    className={cx(textLinkStyle, apart && 'pointer-coarse:min-h-target', className)}
    {...rest}
  >
    {before && <Icon icon={before} size="sm" />}
    <span className={textLinkWords}>{children}</span>
    {after && <Icon icon={after} size="sm" />}
  </button>
)

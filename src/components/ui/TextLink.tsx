import { cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { keepFocus } from './keepFocus.ts'

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

import { cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { keepFocus } from './keepFocus.ts'
import { textLinkStyle, textLinkWords } from './TextLink.tsx'

type TextButtonProps = ComponentProps<'button'> & { before?: IconNode; after?: IconNode }

/** A quiet action that looks like a text link: 'Clear all'. */
export function TextButton({
  before,
  after,
  type = 'button',
  className,
  children,
  ...rest
}: TextButtonProps) {
  return (
    <button ref={keepFocus} type={type} className={cx(textLinkStyle, className)} {...rest}>
      {before && <Icon icon={before} size="sm" />}
      <span className={textLinkWords}>{children}</span>
      {after && <Icon icon={after} size="sm" />}
    </button>
  )
}

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonLook, buttonStyle } from './Button.tsx'

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook

/** A link that looks like a button: for navigation, where `Button` is for actions. */
export function ButtonLink({ variant, size, block, hook, className, ...rest }: ButtonLinkProps) {
  return <Link className={cx(buttonStyle({ variant, size, block, hook }), className)} {...rest} />
}

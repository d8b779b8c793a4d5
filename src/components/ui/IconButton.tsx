import { cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { keepFocus } from './keepFocus.ts'

const look =
  'inline-grid size-target flex-none place-items-center rounded-control border border-transparent transition-colors aria-disabled:text-edge aria-disabled:cursor-not-allowed disabled:text-edge disabled:cursor-not-allowed'
const variants = {
  plain: 'hover:bg-photo in-[.on-steel]:hover:bg-steel-hover',
  solid: 'bg-steel text-on-steel hover:bg-steel-hover',
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The button's name for screen readers. */
  label: string
  icon: IconNode
  iconSize?: 'sm' | 'md' | 'lg'
  variant?: 'plain' | 'solid'
}

export const IconButton = ({ label, icon, iconSize, variant = 'plain', ...rest }: IconButtonProps) => (
  <button
    ref={keepFocus}
    type="button"
    aria-label={label}
    {...rest}
    className={cx(look, variants[variant], rest.className)}
  >
    <Icon icon={icon} size={iconSize} />
  </button>
)

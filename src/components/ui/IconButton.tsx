import { cva, cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { keepFocus } from './keepFocus.ts'

const iconButton = cva(
  'inline-grid size-target flex-none place-items-center rounded-control border transition-colors aria-disabled:text-edge aria-disabled:cursor-not-allowed disabled:text-edge disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        plain: 'border-transparent hover:bg-photo in-[.on-steel]:hover:bg-steel-hover',
        solid: 'border-transparent bg-steel text-on-steel hover:bg-steel-hover',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The button's name for screen readers. */
  label: string
  icon: IconNode
  iconSize?: 'sm' | 'md' | 'lg'
  variant?: 'plain' | 'solid'
}

export const IconButton = ({ label, icon, iconSize, variant, className, ...rest }: IconButtonProps) => (
  <button
    ref={keepFocus}
    type="button"
    aria-label={label}
    className={cx(iconButton({ variant }), className)}
    {...rest}
  >
    <Icon icon={icon} size={iconSize} />
  </button>
)

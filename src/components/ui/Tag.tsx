import { cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const look =
  'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-tag border px-2 py-0.5 type-micro font-semibold font-stretch-[94%]'
const tones = {
  line: 'border-edge bg-cell text-ink',
  quiet: 'border-edge bg-photo text-ink',
  caution: 'border-caution bg-caution-tint text-ink',
  danger: 'border-danger bg-danger-tint text-danger-strong',
  success: 'border-success bg-success-tint text-success-strong',
  ink: 'border-ink bg-steel text-on-steel',
  urgent: 'border-danger bg-danger text-on-steel',
}

type TagProps = {
  tone?: 'line' | 'quiet' | 'caution' | 'danger' | 'success' | 'ink' | 'urgent'
  icon?: IconNode
  className?: string
  children: ReactNode
}

/** A short fact in a box. The text carries the meaning; tone and icon only support it. */
export const Tag = ({ tone = 'line', icon, className, children }: TagProps) => (
  <span className={cx(look, tones[tone], className)}>
    {icon && <Icon icon={icon} size="sm" />}
    <span>{children}</span>
  </span>
)

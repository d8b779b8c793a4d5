import { cx } from 'class-variance-authority'
import type { RestrictionFlags } from '../../rules/restrictions.ts'
import { Icon } from '../ui/Icon.tsx'
import { restrictionLines } from './restrictionLines.ts'

/** The restrictions of a part, each with its icon, as `<span>`s for a row of a table or list; nothing if none. */
export const RestrictionMarks = ({ product, className }: { product: RestrictionFlags; className?: string }) =>
  restrictionLines(product).map(({ kind, text, icon }) => (
    <span
      key={kind}
      className={cx('inline-flex items-center gap-1.5 align-middle type-micro font-semibold', className)}
    >
      <Icon icon={icon} size="sm" />
      <span>{text}</span>
    </span>
  ))

import { cx } from 'class-variance-authority'
import { shop } from '../../shop/config.ts'

export const PhoneLink = ({ className }: { className?: string | undefined }) => (
  <a href={`tel:${shop.phone.dial}`} translate="no" className={cx('whitespace-nowrap', className)}>
    {shop.phone.display}
  </a>
)

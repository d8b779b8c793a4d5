import { cx } from 'class-variance-authority'
import { shop } from '../../shop/config.ts'

type ContactLinkProps = { className?: string | undefined }

export const PhoneLink = ({ className }: ContactLinkProps) => (
  <a href={`tel:${shop.phone.dial}`} translate="no" className={cx('whitespace-nowrap', className)}>
    {shop.phone.display}
  </a>
)

export const EmailLink = ({ className }: ContactLinkProps) => (
  <a href={`mailto:${shop.email}`} translate="no" className={className}>
    {shop.email}
  </a>
)

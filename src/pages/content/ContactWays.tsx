import { cx } from 'class-variance-authority'
import { Mail, MapPin, Phone } from 'lucide'
import type { ComponentProps } from 'react'
import { EmailLink, PhoneLink } from '../../components/shop/ContactLinks.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { keepNumbers } from '../../rules/nonBreaking.ts'
import { shop } from '../../shop/config.ts'
import { NoWrap } from './article.tsx'

/** The three ways to contact the shop: by phone, by email, at the counter. */
export function ContactWays({ className }: { className?: string }) {
  const row = 'flex gap-3 border-b border-line py-3'
  return (
    <ul className={cx('border-t border-ink', className)}>
      <li className={row}>
        <Icon icon={Phone} className="mt-0.5" />
        <span>
          <PhoneLink className="font-semibold" />, <NoWrap>{shop.hours}</NoWrap>
        </span>
      </li>
      <li className={row}>
        <Icon icon={Mail} className="mt-0.5" />
        <EmailLink className="min-w-0 font-semibold wrap-anywhere" />
      </li>
      <li className={row}>
        <Icon icon={MapPin} className="mt-0.5" />
        <span>Trade counter, {keepNumbers(shop.address.join(', '))}</span>
      </li>
    </ul>
  )
}

/** The trade counter, drawn. Decorative; in forced colours its background stays light, because its lines are dark. */
export const CounterPicture = ({ className, ...rest }: ComponentProps<'img'>) => (
  <img
    src={shop.pictures.counter}
    alt=""
    width={960}
    height={440}
    {...rest}
    className={cx('w-full bg-surface forced-color-adjust-none', className)}
  />
)

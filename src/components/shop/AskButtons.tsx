import { cx } from 'class-variance-authority'
import { MessageCircle, Phone } from 'lucide'
import { shop } from '../../shop/config.ts'
import { buttonStyle, textLinkStyle, textLinkWords } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** The address that opens WhatsApp at the shop's number, with a message that is ready to be sent. */
const whatsAppLink = (message: string): string =>
  `https://wa.me/${shop.whatsApp.dial}?text=${encodeURIComponent(message)}`

type AskButtonsProps = {
  message: string
  /** The look of the first: the main action where there is no other. */
  variant?: 'line' | 'primary'
  className?: string
}

/** The two quickest ways to ask the counter: a call, and a WhatsApp message that is already written. */
export const AskButtons = ({ message, variant = 'line', className }: AskButtonsProps) => (
  <div className={cx('flex flex-wrap gap-2.5', className)}>
    <a href={`tel:${shop.phone.dial}`} className={cx(buttonStyle({ variant }), 'flex-auto')}>
      <Icon icon={Phone} />
      <span>
        Call <span className="inline-block">{shop.phone.display}</span>
      </span>
    </a>
    <a href={whatsAppLink(message)} target="_blank" rel="noopener" className={cx(buttonStyle(), 'flex-auto')}>
      <Icon icon={MessageCircle} />
      <span>
        WhatsApp <span className="inline-block">{shop.whatsApp.display}</span>
      </span>
    </a>
  </div>
)

const linkStyle = cx(textLinkStyle, 'min-h-target')

/** The two ways of `AskButtons` as a quiet line, where something else is the main action. */
export const AskLine = ({ message }: { message: string }) => (
  <p className="flex flex-wrap gap-x-6">
    <a href={whatsAppLink(message)} target="_blank" rel="noopener" className={linkStyle}>
      <Icon icon={MessageCircle} />
      <span className={textLinkWords}>Ask on WhatsApp</span>
    </a>
    <a href={`tel:${shop.phone.dial}`} className={linkStyle}>
      <Icon icon={Phone} />
      <span className={textLinkWords}>{`Call ${shop.phone.display}`}</span>
    </a>
  </p>
)

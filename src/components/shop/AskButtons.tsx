import { cx } from 'class-variance-authority'
import { MessageCircle, Phone } from 'lucide'
import { shop } from '../../shop.config.ts'
import { type ButtonLook, buttonStyle } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { whatsAppLink } from './whatsAppLink.ts'

type AskButtonsProps = {
  /** The WhatsApp message that is ready to be sent. */
  message: string
  /** The look of the first: the main action where there is no other. */
  variant?: ButtonLook['variant']
  className?: string
}

/** The two quickest ways to ask the counter: a call, and a WhatsApp message that is already written. */
export const AskButtons = ({ message, variant = 'line', className }: AskButtonsProps) => (
  <div className={cx('flex flex-wrap gap-2.5', className)}>
    <a href={`tel:${shop.phone.dial}`} className={cx(buttonStyle({ variant }), 'flex-auto')}>
      <Icon icon={Phone} />
      Call {shop.phone.display}
    </a>
    <a href={whatsAppLink(message)} target="_blank" rel="noopener" className={cx(buttonStyle(), 'flex-auto')}>
      <Icon icon={MessageCircle} />
      WhatsApp {shop.whatsApp.display}
    </a>
  </div>
)

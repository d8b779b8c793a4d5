import { cx } from 'class-variance-authority'
import { MessageCircle, Phone } from 'lucide'
import { shop } from '../../shop.config.ts'
import { Icon } from '../ui/Icon.tsx'
import { textLinkStyle, textLinkWords } from '../ui/TextLink.tsx'
import { whatsAppLink } from './whatsAppLink.ts'

const link = cx(textLinkStyle, 'min-h-target')

/** The two ways of `AskButtons` as a quiet line, where something else is the main action. */
export const AskLine = ({ message }: { message: string }) => (
  <p className="flex flex-wrap gap-x-6">
    <a href={whatsAppLink(message)} target="_blank" rel="noopener" className={link}>
      <Icon icon={MessageCircle} />
      <span className={textLinkWords}>Ask on WhatsApp</span>
    </a>
    <a href={`tel:${shop.phone.dial}`} className={link}>
      <Icon icon={Phone} />
      <span className={textLinkWords}>{`Call ${shop.phone.display}`}</span>
    </a>
  </p>
)

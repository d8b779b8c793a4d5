import { PackageX } from 'lucide'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { shop } from '../../shop/config.ts'
import { TextButton } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AskButtons } from './AskButtons.tsx'

type NotDeliveredNoticeProps = {
  /** The names of the parts; without any there is no notice. */
  names: readonly string[]
  onRemove: () => void
  /** What stands in front of the explanation. */
  title?: string
  id?: string
  className?: string
}

/** Names the parts that are not delivered, to be collected or removed (decision 43). */
export function NotDeliveredNotice({ names, onRemove, title, id, className }: NotDeliveredNoticeProps) {
  if (names.length === 0) return null
  const many = names.length > 1
  const nameList = new Intl.ListFormat('en').format(names.map(keepUnits))
  return (
    <Notice tone="danger" icon={PackageX} id={id} className={className}>
      {title && <p className="font-semibold">{title}</p>}
      <p>{`${nameList} ${many ? 'are' : 'is'} not delivered. Collect at the trade counter instead. Call or send a message, and we keep ${many ? 'them' : 'it'} for you.`}</p>
      <p>
        {shop.address.join(', ')}, <span className="whitespace-nowrap">{shop.hours}</span>
      </p>
      <AskButtons message={`I would like to collect: ${names.join('; ')}.`} className="mt-2 text-ink" />
      <TextButton
        onClick={onRemove}
        className="mt-1"
      >{`Remove ${many ? 'these parts' : nameList}`}</TextButton>
    </Notice>
  )
}

/** The notice in blank words, of one part and of several, for src/firstPaint/. */
export const BlankNotDelivered = (look: Pick<NotDeliveredNoticeProps, 'title' | 'className'>) =>
  [[], ['blankOther']].map((more, at) => (
    <div key={more.length} data-when={`away${at + 1}`}>
      <NotDeliveredNotice names={['blankAway', ...more]} onRemove={() => undefined} {...look} />
    </div>
  ))

import { Banknote, type IconNode, MapPin, PackageX } from 'lucide'
import { isRestricted, type Restriction, type RestrictionFlags } from '../../rules/restrictions.ts'

type RestrictionLine = {
  kind: Restriction
  text: string
  icon: IconNode
  tone: 'line' | 'caution' | 'danger'
}

const lines: readonly RestrictionLine[] = [
  { kind: 'notDelivered', text: 'Not delivered', icon: PackageX, tone: 'danger' },
  { kind: 'colomboOnly', text: 'Colombo only', icon: MapPin, tone: 'caution' },
  { kind: 'codOnly', text: 'Cash on delivery only', icon: Banknote, tone: 'line' },
]

/** The restrictions of a part, in the words of its card. 'Not delivered' makes 'Colombo only' redundant. */
export const restrictionLines = (product: RestrictionFlags): RestrictionLine[] =>
  lines.filter(
    ({ kind }) =>
      isRestricted(product, kind) && !(kind === 'colomboOnly' && isRestricted(product, 'notDelivered')),
  )

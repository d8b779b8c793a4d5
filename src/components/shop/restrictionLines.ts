import { Banknote, type IconNode, MapPin, PackageX } from 'lucide'
import {
  isDelivered,
  isRestricted,
  type Restriction,
  type RestrictionFlags,
} from '../../rules/restrictions.ts'
import { shop } from '../../shop/config.ts'

type RestrictionLine = {
  kind: Restriction
  text: string
  icon: IconNode
  tone: 'line' | 'caution' | 'danger'
}

// In the order in which they are shown.
const lines: Record<Restriction, Omit<RestrictionLine, 'kind'>> = {
  notDelivered: { text: 'Not delivered', icon: PackageX, tone: 'danger' },
  colomboOnly: { text: `${shop.city} only`, icon: MapPin, tone: 'caution' },
  codOnly: { text: 'Cash on delivery only', icon: Banknote, tone: 'line' },
}
const kinds = Object.keys(lines) as Restriction[]

/** The restrictions of a part, in the words of its card. 'Not delivered' makes 'Colombo only' redundant. */
export const restrictionLines = (product: RestrictionFlags): RestrictionLine[] =>
  kinds
    .filter((kind) => isRestricted(product, kind) && (kind !== 'colomboOnly' || isDelivered(product)))
    .map((kind) => ({ kind, ...lines[kind] }))

import { Banknote, type IconNode, MapPin, PackageX } from 'lucide'
import type { Flag } from '../../rules/flag.ts'

export type RestrictionFlags = { delivery_available?: Flag; cod_only?: Flag; colombo_only?: Flag }
type RestrictionLine = {
  id: 'notDelivered' | 'colomboOnly' | 'codOnly'
  text: string
  icon: IconNode
  tone: 'line' | 'caution' | 'danger'
}

/** The restrictions of a part, in the words of its card. 'Not delivered' makes 'Colombo only' redundant. */
export function restrictionLines({
  delivery_available,
  cod_only,
  colombo_only,
}: RestrictionFlags): RestrictionLine[] {
  const lines: RestrictionLine[] = []
  if (delivery_available === 0)
    lines.push({ id: 'notDelivered', text: 'Not delivered', icon: PackageX, tone: 'danger' })
  else if (colombo_only === 1)
    lines.push({ id: 'colomboOnly', text: 'Colombo only', icon: MapPin, tone: 'caution' })
  if (cod_only === 1)
    lines.push({ id: 'codOnly', text: 'Cash on delivery only', icon: Banknote, tone: 'line' })
  return lines
}

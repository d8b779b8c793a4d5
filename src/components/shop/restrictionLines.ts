import { Banknote, type IconNode, MapPin, PackageX } from 'lucide'
import type { Flag } from '../../rules/flag.ts'

export type RestrictionFlags = { delivery_available?: Flag; cod_only?: Flag; colombo_only?: Flag }
type RestrictionLine = { text: string; icon: IconNode; tone: 'line' | 'caution' | 'danger' }

/** What a part does not allow, in the words of its card. A part that is not delivered at all has no more to say of Colombo. */
export function restrictionLines({
  delivery_available,
  cod_only,
  colombo_only,
}: RestrictionFlags): RestrictionLine[] {
  const lines: RestrictionLine[] = []
  if (delivery_available === 0) lines.push({ text: 'Not delivered', icon: PackageX, tone: 'danger' })
  else if (colombo_only === 1) lines.push({ text: 'Colombo only', icon: MapPin, tone: 'caution' })
  if (cod_only === 1) lines.push({ text: 'Cash on delivery only', icon: Banknote, tone: 'line' })
  return lines
}

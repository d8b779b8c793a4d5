import { Check, Clock, type IconNode, Package, Truck, X } from 'lucide'
import type { ComponentProps } from 'react'
import { isOrderStatus, type OrderStatus } from '../../rules/orders.ts'
import { Tag } from '../ui/Tag.tsx'

/** The word, tone and icon of each status of §4. */
export const statuses: Record<
  OrderStatus,
  { word: string; tone: ComponentProps<typeof Tag>['tone']; icon: IconNode }
> = {
  pending: { word: 'Pending', tone: 'quiet', icon: Clock },
  processing: { word: 'Processing', tone: 'caution', icon: Package },
  shipped: { word: 'Shipped', tone: 'ink', icon: Truck },
  completed: { word: 'Completed', tone: 'success', icon: Check },
  cancelled: { word: 'Cancelled', tone: 'danger', icon: X },
}

/** Shows a status of §4 with its own tone and icon; any other status as plain text. */
export function StatusTag({ status }: { status: string }) {
  if (!isOrderStatus(status)) return <Tag className="wrap-anywhere">{status || 'Status not given'}</Tag>
  const { word, tone, icon } = statuses[status]
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  )
}

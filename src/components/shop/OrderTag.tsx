import { Check, Clock, type IconNode, Package, Truck, X } from 'lucide'
import type { ComponentProps } from 'react'
import { isOrderStatus, type OrderStatus } from '../../rules/orders.ts'
import { Tag } from '../ui/Tag.tsx'

type Look = { word: string; tone: ComponentProps<typeof Tag>['tone']; icon: IconNode }

const looks: Record<OrderStatus, Look> = {
  pending: { word: 'Pending', tone: 'quiet', icon: Clock },
  processing: { word: 'Processing', tone: 'caution', icon: Package },
  shipped: { word: 'Shipped', tone: 'ink', icon: Truck },
  completed: { word: 'Completed', tone: 'success', icon: Check },
  cancelled: { word: 'Cancelled', tone: 'danger', icon: X },
}

/** Shows a status of §4 with its own tone and icon; any other status as plain text. */
export function OrderTag({ status }: { status: string }) {
  if (!isOrderStatus(status)) return <Tag>{status || 'Status not given'}</Tag>
  const { word, tone, icon } = looks[status]
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  )
}

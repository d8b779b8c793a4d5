import { useAtomValue } from 'jotai'
import { Clock } from 'lucide'
import { clockAtom } from '../../atoms/clock.ts'
import type { LastOrder } from '../../atoms/lastOrder.ts'
import { userAtom } from '../../atoms/session.ts'
import { PhoneLink } from '../../components/shop/PhoneLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { orderLinkPath, paths } from '../../paths.ts'
import { formatTime } from '../../rules/dates.ts'
import { cancelDeadline } from '../../rules/orders.ts'
import { shop } from '../../shop/config.ts'

/** Until when and where the order can be cancelled, and for a guest the offer of an account. Decision 90 */
export function NextSteps({ order }: { order: LastOrder }) {
  const user = useAtomValue(userAtom)
  const now = useAtomValue(clockAtom)
  const deadline = cancelDeadline({ order_date: order.placedAt })
  const open = deadline && now <= deadline.getTime()
  return (
    <div className="mt-4 grid gap-2 type-compact print:hidden">
      {user || order.token ? (
        open && (
          <p className="flex gap-2.5">
            <Icon icon={Clock} size="sm" className="mt-0.75 text-ink-soft" />
            <span>{`Can be cancelled until ${formatTime(deadline)}.`}</span>
          </p>
        )
      ) : (
        <p>
          <span>To change something, call</span> <PhoneLink /> <span>{`(${shop.hours}).`}</span>
        </p>
      )}
      {user ? (
        <TextLink to={`${paths.profile}?tab=orders`}>See the order in your profile</TextLink>
      ) : (
        <>
          {order.token && (
            <TextLink to={orderLinkPath(order.token)}>
              {open ? 'See the order, or cancel it' : 'See the order'}
            </TextLink>
          )}
          <p className="text-ink-soft">
            With an account you see and cancel your orders yourself, and checkout is filled in.{' '}
            <TextLink to={paths.register}>Make an account</TextLink>
          </p>
        </>
      )}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import type { User } from '../../api/session.ts'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { Tabs } from '../../components/ui/Tabs.tsx'
import type { AccountTab } from './useAccountTab.ts'

const load = {
  profile: () => import('./ProfileTab.tsx'),
  orders: () => import('./OrdersTab.tsx'),
  security: () => import('./SecurityTab.tsx'),
}
const ProfileTab = lazyComponent(load.profile, 'Your profile')
const OrdersTab = lazyComponent(load.orders, 'The list of your orders')
const SecurityTab = lazyComponent(load.security, 'This tab')

/** Loads a tab's code while the profile check is still pending; a failure shows when the tab is rendered. */
export const preloadTab = (tab: AccountTab) => void load[tab]().catch(() => undefined)

type AccountTabsProps = {
  user: User
  tab: AccountTab
  onTab: (tab: AccountTab) => void
  onDeleted: () => void
}

/** The three tabs of the profile (§2). Each is mounted when first opened, then kept, with what was typed in it. */
export function AccountTabs({ user, tab, onTab, onDeleted }: AccountTabsProps) {
  const [opened, setOpened] = useState<readonly AccountTab[]>([])
  if (!opened.includes(tab)) setOpened([...opened, tab])

  const each = (value: AccountTab, label: string, content: ReactNode) => ({
    value,
    label,
    panel: opened.includes(value) && (
      <>
        {/* The tab shows the title; the hidden heading keeps the page's outline complete for screen readers. */}
        <h2 className="sr-only">{label}</h2>
        {content}
      </>
    ),
  })
  return (
    <Tabs
      label="Account"
      value={tab}
      onChange={onTab}
      keep
      tabs={[
        each('profile', 'Profile', <ProfileTab fallback={<TabLoading />} user={user} />),
        each('orders', 'Orders', <OrdersTab fallback={<TabLoading />} />),
        each(
          'security',
          'Security',
          <SecurityTab fallback={<TabLoading />} user={user} onDeleted={onDeleted} />,
        ),
      ]}
    />
  )
}

function TabLoading() {
  return (
    <div role="status" className="px-4 py-5 md:p-7">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-5 w-44 max-w-full" />
      <Skeleton className="mt-3 h-32" />
    </div>
  )
}

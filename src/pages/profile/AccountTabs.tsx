import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../api/session.ts'
import { Tabs } from '../../components/ui/Tabs.tsx'
import { OrdersTab } from './OrdersTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

type AccountTabsProps = {
  user: User
  onDeleted: () => void
}

/** The three tabs of the profile (§2). Each is mounted when first opened, then kept, with what was typed in it. */
export function AccountTabs({ user, onDeleted }: AccountTabsProps) {
  const [tab, openTab] = useAccountTab()
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
      onChange={openTab}
      keep
      tabs={[
        each('profile', 'Profile', <ProfileTab user={user} />),
        each('orders', 'Orders', <OrdersTab />),
        each('security', 'Security', <SecurityTab user={user} onDeleted={onDeleted} />),
      ]}
    />
  )
}

const names = ['profile', 'orders', 'security'] as const
type AccountTab = (typeof names)[number]

/** The open tab, kept in the address: `?tab=orders` can be linked to, and Back returns to the previous tab. */
function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams()
  const open = (tab: AccountTab) => setParams(tab === 'profile' ? {} : { tab })
  return [names.find((name) => name === params.get('tab')) ?? 'profile', open]
}

import { useSearchParams } from 'react-router-dom'

const names = ['profile', 'orders', 'security'] as const
export type AccountTab = (typeof names)[number]

/** The open tab, kept in the address: `?tab=orders` can be linked to, and Back returns to the previous tab. */
export function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams()
  const open = (tab: AccountTab) => setParams(tab === 'profile' ? {} : { tab })
  return [names.find((name) => name === params.get('tab')) ?? 'profile', open]
}

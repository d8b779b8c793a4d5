import { useAtomValue } from 'jotai'
import { userAtom } from '../../atoms/session.ts'
import { paths } from '../../paths.ts'

/** Where the user came from to set a new password: the Security tab, or the login. */
export function useWayBack() {
  const user = useAtomValue(userAtom)
  return user
    ? { label: 'Profile', to: `${paths.profile}?tab=security` }
    : { label: 'Sign In', to: paths.login }
}

import { useAtomValue } from 'jotai'
import { CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { userAtom } from '../../atoms/session.ts'
import { homeCrumb } from '../../components/shop/categoryLinks.ts'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { takeFocus } from '../../lib/focus.ts'
import { paths } from '../../paths.ts'

/** The frame of both pages of the reset flow: one narrow panel below the heading. */
export function ResetCard({ title, children }: { title: string; children: ReactNode }) {
  const back = useWayBack()
  return (
    <div className="wrap">
      <PageHead title={title} crumbs={[homeCrumb, back, { label: title }]} />
      <div className="max-w-155 rounded-control border border-line bg-cell px-4 py-5 md:p-7">{children}</div>
    </div>
  )
}

/** Where the user came from to set a new password: the Security tab, or the login. */
export function useWayBack() {
  const user = useAtomValue(userAtom)
  return user
    ? { label: 'Profile', to: `${paths.profile}?tab=security` }
    : { label: 'Sign In', to: paths.login }
}

/** Replaces a form after it was sent: shows the message, and takes the focus that the form's button had. */
export const ResetDone = ({ message, children }: { message: string; children: ReactNode }) => (
  <div role="status" className="flex gap-3.5">
    <Icon icon={CircleCheck} size="lg" className="text-success" />
    <div className="min-w-0">
      <h2 ref={takeFocus} tabIndex={-1} className="type-h3 text-pretty">
        {message}
      </h2>
      {children}
    </div>
  </div>
)

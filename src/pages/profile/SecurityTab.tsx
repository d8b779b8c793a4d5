import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { User } from '../../api/session.ts'
import { openAlertAtom } from '../../atoms/alert.ts'
import { forgetUserAtom } from '../../atoms/session.ts'
import { Button, ButtonLink } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { isSignedOut, refusalText } from '../../lib/endpoint.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { deleteAccount } from '../../mutations/account.ts'
import { toast } from '../../notify.ts'
import { paths } from '../../paths.ts'
import { accountText } from '../../text/account.ts'
import { accountColumns, accountHeading } from './ProfileTab.tsx'

/** The Security tab (§2): password change by the reset link, and account deletion. */
export function SecurityTab({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const openAlert = useSetAtom(openAlertAtom)
  const client = useQueryClient()
  const forgetUser = useSetAtom(forgetUserAtom)
  const [deleting, setDeleting] = useState(false)
  /** The server's message about a refused deletion, '' if it gave none; undefined if nothing failed. */
  const [failed, setFailed] = useState<string>()

  const remove = async () => {
    if (!(await openAlert(accountText.deletion.sure, { confirm: 'Delete account', danger: true }))) return
    setFailed(undefined)
    setDeleting(true)
    try {
      await mutateOnce(client, deleteAccount(user.user_id))
      // Both at once: the profile page must know where to redirect when its user is gone.
      onDeleted()
      forgetUser()
      toast('success', accountText.deletion.done)
    } catch (error) {
      if (isSignedOut(error)) return
      setFailed(refusalText(error, 'message') ?? '')
      setDeleting(false)
      toast('error', accountText.deletion.failed)
    }
  }

  return (
    <div className={accountColumns}>
      <div>
        <h3 className={accountHeading}>Password</h3>
        <p className="mt-3 text-pretty">
          We send you an email with a link. It opens a page on which you set the new password.
        </p>
        <ButtonLink to={paths.resetLink} className="mt-4">
          Change password
        </ButtonLink>
      </div>
      <div>
        <h3 className={accountHeading}>Delete account</h3>
        <p className="mt-3 text-pretty">
          Your profile, your order history and your login are deleted. What is in the cart stays on this
          device.
        </p>
        <p className="mt-2 text-pretty">
          Of your orders we keep what tax law asks for: number, date, parts, amounts and how they were paid,
          without your name, contact details and address. Those of an order that is still on its way are
          erased when it is completed.
        </p>
        {failed !== undefined && (
          <Notice tone="danger" role="alert" className="mt-4">
            <p>{accountText.deletion.failed}</p>
            {failed && <p>{failed}</p>}
          </Notice>
        )}
        <Button variant="danger" className="mt-4" busy={deleting} busyText="Deleting..." onClick={remove}>
          Delete account
        </Button>
      </div>
    </div>
  )
}

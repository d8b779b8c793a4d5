import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { TextButton } from '../../components/ui/TextButton.tsx'
import { accountText } from '../../text/account.ts'
import { ResetDone } from './ResetDone.tsx'
import { useWayBack } from './useWayBack.ts'

type LinkSentProps = { email: string; onAgain: () => void }

/** The success panel of §4. It does not reveal whether the address belongs to an account, because anybody may ask. */
export function LinkSent({ email, onAgain }: LinkSentProps) {
  const back = useWayBack()
  return (
    <ResetDone message={accountText.reset.linkSent}>
      <p className="mt-2 text-pretty">
        If <b className="font-semibold wrap-anywhere">{email}</b> is the address of an account, the link is on
        its way. Open it to set a new password. If nothing arrives, look among the unwanted mail.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={back.to}>Back to {back.label}</ButtonLink>
        <TextButton onClick={onAgain}>Send it again</TextButton>
      </div>
    </ResetDone>
  )
}

import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { userAtom } from '../atoms/session.ts'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { TextButton } from '../components/ui/TextButton.tsx'
import { accountText } from '../text/account.ts'
import { AskForLink } from './reset/AskForLink.tsx'
import { ResetCard } from './reset/ResetCard.tsx'
import { ResetDone } from './reset/ResetDone.tsx'
import { useWayBack } from './reset/useWayBack.ts'

type LinkSentProps = { email: string; onAgain: () => void }

/** The success panel of §4. It does not reveal whether the address belongs to an account, because anybody may ask. */
function LinkSent({ email, onAgain }: LinkSentProps) {
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

/** §2 /reset-password-link: a form, then a success panel (§4). For forgotten passwords and for changing a known one. */
export default function ResetLink() {
  const user = useAtomValue(userAtom)
  /** The address the link was sent to, and whether the user asks for another link. */
  const [sentTo, setSentTo] = useState('')
  const [again, setAgain] = useState(false)
  return (
    <ResetCard title="Reset your password">
      {sentTo && !again ? (
        <LinkSent email={sentTo} onAgain={() => setAgain(true)} />
      ) : (
        <AskForLink
          email={sentTo || user?.email || ''}
          again={again}
          onSent={(email) => {
            setSentTo(email)
            setAgain(false)
          }}
        />
      )}
    </ResetCard>
  )
}

import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { userAtom } from '../atoms/session.ts'
import { AskForLink } from './reset/AskForLink.tsx'
import { LinkSent } from './reset/LinkSent.tsx'
import { ResetCard } from './reset/ResetCard.tsx'

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

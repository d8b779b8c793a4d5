import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '../../api/session.ts'
import { readDraftAtom } from '../../atoms/drafts.ts'
import { Button } from '../../components/ui/Button.tsx'
import { SpecTable } from '../../components/ui/SpecTable.tsx'
import { profileDraft } from '../../forms/profile.ts'
import { EditProfile } from './EditProfile.tsx'

/** The Profile tab (§2): the user's details and the form that edits them. */
export function ProfileTab({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const readDraft = useSetAtom(readDraftAtom)
  const reopen = useEffectEvent(() => {
    if (readDraft(profileDraft, user.user_id) !== undefined) setEditing(true)
  })
  // What was typed when the session ended, or when the shopper went to another page.
  useEffect(() => reopen(), [])
  const edit = useRef<HTMLButtonElement>(null)
  const isEdited = useRef(false)

  // The form replaces the Edit button: when the form closes, the focus returns to the button.
  useEffect(() => {
    if (editing) isEdited.current = true
    else if (isEdited.current) edit.current?.focus()
  }, [editing])

  if (editing) return <EditProfile user={user} onClose={() => setEditing(false)} />
  const rows = [
    { label: 'Username', value: user.username },
    { label: 'First name', value: user.first_name },
    { label: 'Last name', value: user.last_name },
    { label: 'Email', value: user.email },
    { label: 'Phone', value: user.phone },
    { label: 'Address', value: user.address },
  ]
  return (
    <div className="px-4 py-5 md:p-7">
      <SpecTable
        rows={rows.map(({ label, value }) => ({ label, value: value || 'Not given' }))}
        className="max-w-200"
      />
      <Button ref={edit} className="mt-5" onClick={() => setEditing(true)}>
        Edit Profile
      </Button>
    </div>
  )
}

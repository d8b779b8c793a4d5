import type { User } from '../../api/session.ts'

/** First and last name: they are what one edits. Without them whatever the user is called. */
export const fullName = ({ first_name, last_name, name, username }: User) =>
  [first_name, last_name].filter(Boolean).join(' ') || name || username

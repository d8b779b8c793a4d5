import type { User } from '../../api/session.ts'

/** First and last name, which the user can edit; without them the name, else the username. */
export const fullName = ({ first_name, last_name, name, username }: User) =>
  [first_name, last_name].filter(Boolean).join(' ') || name || username

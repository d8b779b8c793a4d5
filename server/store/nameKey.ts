/** A user name or email address in the form in which it is compared: ignoring case and surrounding blanks. */
export const nameKey = (text: string): string => text.trim().toLowerCase()

/** Whether two user names or email addresses are the same. */
export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b)

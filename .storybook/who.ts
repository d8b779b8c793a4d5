/** The toolbar's choice of the user who looks at a screen. */
export const globalTypes = {
  who: {
    name: 'Who',
    description: 'User',
    toolbar: {
      icon: 'user' as const,
      items: [
        { type: 'reset' as const, title: "The story's own user" },
        { value: 'visitor', title: 'Visitor' },
        { value: 'signedIn', title: 'Signed in' },
        { value: 'gold', title: 'Signed in, gold' },
      ],
    },
  },
}

const users: Record<string, string | undefined> = { visitor: undefined, signedIn: 'ruwan', gold: 'demo' }

/** Returns the signed-in user: the story's own user, unless the toolbar says otherwise. */
export const userOf = (who: unknown, own: string | undefined) =>
  typeof who === 'string' && who in users ? users[who] : own

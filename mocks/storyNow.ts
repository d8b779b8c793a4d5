/** The one moment at which every story happens. */
export const storyNow = new Date('2026-11-20T10:18:00+05:30')

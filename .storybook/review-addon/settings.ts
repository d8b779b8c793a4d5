/** The globals that a reviewer sets in the toolbar and in the panel. */
export const settings = ['viewport', 'who', 'network', 'motion', 'text'] as const

/**
 * Where this project takes issues, as the address of a new one: 'https://github.com/you/shop/issues/new'. With it the
 * State panel can open one that holds the review, in the parameters `title` and `body`. '' leaves the button out.
 */
export const issues: string = ''

/** What a setting is set to. The viewport's value is in an object, or on its own in the address. */
export const chosen = (setting: unknown): unknown =>
  typeof setting === 'object' && setting !== null && 'value' in setting ? setting.value : setting

/** The globals that a reviewer sets in the toolbar and in the panel. */
export const settings = ['viewport', 'who', 'motion', 'text'] as const

/** What a setting is set to. The viewport's value is in an object, or on its own in the address. */
export const chosen = (setting: unknown): unknown =>
  typeof setting === 'object' && setting !== null && 'value' in setting ? setting.value : setting

/** What a setting of the toolbar is set to. The viewport's value is in an object, or on its own in the address. */
export const chosen = (setting: unknown): unknown =>
  typeof setting === 'object' && setting !== null && 'value' in setting ? setting.value : setting

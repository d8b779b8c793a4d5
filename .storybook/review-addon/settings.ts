/** Up to this width a window is a phone's: what it shows and what is left to be judged there are the phone's states. */
export const phone = 600
export const isPhone = () => {
  try {
    // A page that opens in Storybook's frame still has the width of the story before it.
    return window.parent.innerWidth < phone
  } catch {
    // The frame around it is of another site.
    return window.innerWidth < phone
  }
}

/** Local storage: the review. */
export const reviewKey = 'storybook-review'

/** What a setting of the toolbar is set to. The viewport's value is in an object, or on its own in the address. */
export const chosen = (setting: unknown): unknown =>
  typeof setting === 'object' && setting !== null && 'value' in setting ? setting.value : setting

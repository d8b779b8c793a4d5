import { userEvent as ofStories } from 'storybook/test'

/**
 * By this the screen reader of *Heard* presses: the `userEvent` of the stories. With one of its own, a document has two that
 * both keep what a field shows, and React learns nothing of what the next story types.
 */
export const userEvent = ofStories

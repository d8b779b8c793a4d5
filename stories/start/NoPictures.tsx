import type { Pictures } from '../../.storybook/review-addon/pictures.ts'

/** Says that this Storybook was built without pictures, and what that costs. */
export const NoPictures = ({ versions }: Pick<Pictures, 'versions'>) =>
  versions.length === 0 && (
    <p role="note" className="mb-6 max-w-[72ch] border-l-3 border-edge pl-3 type-small text-ink-soft">
      <span>
        This Storybook has no pictures yet to compare; boards show the stories themselves, one after another.{' '}
      </span>
      <code>npm run storybook:build</code>
      <span> takes all pictures in some ten minutes, and later only those of what has changed.</span>
    </p>
  )

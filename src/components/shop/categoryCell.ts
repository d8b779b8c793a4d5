import { cx } from 'class-variance-authority'

/** Where categories are shown: on the home page, on a page of all of them, or below one of them. */
export type CategoryLook = 'home' | 'index' | 'listing'

// Layout of a category's cell, shared by the card and its placeholder. The home page and the index have many: on phones
// they are rows, which are quick to scan. Below a category there are only a few, with large pictures.
const isRow = (look: CategoryLook) => look !== 'listing'

export const categoryCell = (look: CategoryLook) => cx('flex flex-col', isRow(look) && 'max-md:flex-row')
export const categoryPicture = (look: CategoryLook) =>
  cx(isRow(look) && 'max-md:aspect-square! max-md:w-16 max-md:flex-none')
export const categoryName = (look: CategoryLook) =>
  cx(
    'flex min-h-15.5 min-w-0 px-3.5 pt-2.5 pb-3 type-name max-md:px-2.5 max-md:text-sm max-md:leading-4.5',
    isRow(look) && 'items-center max-md:min-h-16 max-md:py-1.5',
  )

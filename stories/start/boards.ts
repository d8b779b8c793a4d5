/** The page that shows states as pictures: Boards.stories.tsx. */
export const boards = 'start-here-boards--board'

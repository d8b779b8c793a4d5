type Sized = { name: string; size?: string | undefined }

/** The widths at which a state opens, with the sizes of `onlyAt` that show it so, the best first. */
const widths = {
  phone: { words: 'Phone', sizes: ['phone', 'small'] },
  tablet: { words: 'Tablet', sizes: ['tablet'] },
  desktop: { words: 'Desktop', sizes: ['desktop'] },
}

export type Width = keyof typeof widths

/** Stories that show a state in reduced motion or forced colours, or of which nothing is to be seen. */
const isSpecial = ({ name }: Sized) => /reduced motion|forced colou?rs|^Behaviour/i.test(name)

/**
 * Returns the first story that shows a state at a width: one for every width, or one that `onlyAt` locks there. Stories
 * in reduced motion or forced colours, and those of behaviour, come last. Undefined if all are locked at other sizes.
 */
export function storyAt<S extends Sized>(stories: readonly S[], width: Width): S | undefined {
  const plainFirst = stories.toSorted((one, other) => Number(isSpecial(one)) - Number(isSpecial(other)))
  for (const size of widths[width].sizes) {
    const match = plainFirst.find((story) => story.size === undefined || story.size === size)
    if (match) return match
  }
  return undefined
}

/**
 * Returns the widths at which the stories of a state open, each with its story: phone and desktop where one fits, and
 * tablet if a story is locked there.
 */
export const storiesAt = <S extends Sized>(stories: readonly S[]) =>
  (['phone', 'tablet', 'desktop'] as const).flatMap((viewport) => {
    const story = storyAt(viewport === 'tablet' ? stories.filter(({ size }) => size) : stories, viewport)
    return story ? [{ viewport, words: widths[viewport].words, story }] : []
  })

type Shown = { id: string; stories: readonly (Sized & { id: string })[] }

/** Returns each state at each width that it opens at, with the story. */
export const placesOf = (states: readonly Shown[]) =>
  states.flatMap(({ id, stories }) =>
    storiesAt(stories).map(({ viewport, story }) => ({
      state: id,
      width: viewport as Width,
      story: story.id,
    })),
  )

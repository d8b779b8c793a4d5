type Named = { name: string }

const isPhone = ({ name }: Named) => /\bphone\b|\b320 px\b/i.test(name)
const isTablet = ({ name }: Named) => /\btablet\b|\b\d{3} px\b|reduced motion|forced colou?rs/i.test(name)

/**
 * Picks the story that shows a state best at each width: on a phone its phone story, otherwise the first story
 * without a width of its own. A state with phone stories only has no desktop entry.
 */
export function storiesAt<S extends Named>(stories: readonly S[]) {
  const wide = stories.filter((story) => !isPhone(story))
  const plain = wide.find((story) => !isTablet(story)) ?? wide[0]
  const phone = stories.find(isPhone) ?? plain
  return [
    ...(phone ? [{ viewport: 'phone', words: 'Phone', story: phone }] : []),
    ...(plain ? [{ viewport: 'desktop', words: 'Desktop', story: plain }] : []),
  ]
}

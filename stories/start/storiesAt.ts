type Named = { name: string }

const isPhone = ({ name }: Named) => /\bphone\b|\b320 px\b/i.test(name)
const isTablet = ({ name }: Named) => /\btablet\b|\b\d{3} px\b|reduced motion|forced colou?rs/i.test(name)

/**
 * Where a state is seen best at a width: on a phone its own phone story, else the first that has no width of its own.
 * A state whose stories are all of phones has no place on a desktop.
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

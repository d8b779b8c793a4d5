type Chosen = { motion?: string; text?: string; colours?: string }

const realMatch = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)

/** Returns the media queries to override, each with its result, whatever the system reports. */
function replacedQueries({ motion, colours }: Chosen): [query: RegExp, holds: boolean][] {
  const replaced: [RegExp, boolean][] = []
  if (motion === 'reduced' || motion === 'full') {
    replaced.push([/\(prefers-reduced-motion(: *reduce)?\)/, motion === 'reduced'])
    replaced.push([/\(prefers-reduced-motion: *no-preference\)/, motion === 'full'])
  }
  if (colours === 'forced') replaced.push([/\(forced-colors: *active\)/, true])
  return replaced
}

/**
 * Returns the media query to ask in place of another. With text at 200% a `rem` is twice as wide in the widths of media
 * queries: there the browser counts its own text size, which the font size of the page does not change.
 */
const asChosen =
  (chosen: Chosen) =>
  (query: string): string => {
    const wide =
      chosen.text === 'double' ? query.replace(/([\d.]+)rem\b/g, (_, rem) => `${Number(rem) * 2}rem`) : query
    return replacedQueries(chosen).reduce(
      (text, [asked, holds]) => text.replace(asked, holds ? '(min-width: 0px)' : '(max-width: 0px)'),
      wide,
    )
  }

/** The original query of each rule, so that it can be restored. */
const written = new WeakMap<CSSMediaRule, string>()

function rewrite(rules: CSSRuleList, inPlaceOf: (query: string) => string) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      const next = inPlaceOf(query)
      if (rule.media.mediaText !== next) rule.media.mediaText = next
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, inPlaceOf)
  }
}

const styleId = 'review-media'

// Imitates the high-contrast palette of an operating system. Only the real mode replaces every colour.
const forced = `
  * { background-color: #000 !important; color: #fff !important; border-color: #fff !important;
      box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: #ffff00 !important; }
  button, button *, [role=button] { color: #1aebff !important; border-color: #1aebff !important; }
  :disabled, :disabled *, [aria-disabled=true] { color: #3ff23f !important; }
  ::selection, mark { background: #1aebff !important; color: #000 !important; }
  img, picture { background: #000 !important; }
  .forced-color-adjust-none, .forced-color-adjust-none * { color: revert-layer; }
`

/** Whether media queries are overridden here. A story may also override them itself, which must be left alone. */
let replaced = false

/** Applies the toolbar's motion, text size and colours to the page. */
export function meetMedia({ motion, text, colours }: Chosen) {
  const inPlaceOf = asChosen({ motion, text, colours })
  const replacing = text === 'double' || replacedQueries({ motion, colours }).length > 0
  document.getElementById(styleId)?.remove()
  // In a style sheet, so that a text size set by the story itself takes precedence.
  const rules = [
    text === 'double' ? 'html { font-size: 200% }' : '',
    colours === 'forced' ? forced : '',
  ].join('')
  if (rules) {
    const style = document.createElement('style')
    style.id = styleId
    style.textContent = rules
    document.head.append(style)
  }
  if (!replacing && !replaced) return
  replaced = replacing
  for (const sheet of document.styleSheets) {
    try {
      rewrite(sheet.cssRules, inPlaceOf)
    } catch {
      // The rules of a style sheet from another origin cannot be read.
    }
  }
  if (!realMatch) return
  window.matchMedia = (query) => realMatch(inPlaceOf(query))
}

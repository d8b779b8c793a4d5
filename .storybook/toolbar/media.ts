type Chosen = { motion?: string; text?: string }

const realMatch = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)

/**
 * Returns the media query to ask in place of another. With text at 200% a `rem` is twice as wide. In the widths of
 * media queries the browser counts its own text size, which the font size of the page does not change.
 */
function inPlaceOf({ motion, text }: Chosen, query: string): string {
  const result = (holds: boolean) => (holds ? '(min-width: 0px)' : '(max-width: 0px)')
  const wide =
    text === 'double' ? query.replace(/([\d.]+)rem\b/g, (_, rem) => `${Number(rem) * 2}rem`) : query
  if (motion !== 'reduced' && motion !== 'full') return wide
  return wide
    .replace(/\(prefers-reduced-motion(: *reduce)?\)/, result(motion === 'reduced'))
    .replace(/\(prefers-reduced-motion: *no-preference\)/, result(motion === 'full'))
}

/** The original query of each rule, so that it can be restored. */
const written = new WeakMap<CSSMediaRule, string>()

function rewrite(rules: CSSRuleList, chosen: Chosen) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      const next = inPlaceOf(chosen, query)
      if (rule.media.mediaText !== next) rule.media.mediaText = next
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, chosen)
  }
}

/** Whether media queries are overridden here. A story may also override them itself, which must be left alone. */
let replaced = false

/** Applies the toolbar's motion and text size to the page. */
export function meetMedia({ motion, text }: Chosen) {
  const replacing = text !== undefined || motion !== undefined
  if (!replacing && !replaced) return
  replaced = replacing
  document.documentElement.style.fontSize = text === 'double' ? '200%' : ''
  for (const sheet of document.styleSheets) {
    try {
      rewrite(sheet.cssRules, { motion, text })
    } catch {
      // The rules of a style sheet from another origin cannot be read.
    }
  }
  if (realMatch) window.matchMedia = (query) => realMatch(inPlaceOf({ motion, text }, query))
}

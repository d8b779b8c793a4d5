type Chosen = { motion?: string; text?: string; colours?: string }

const realMatch = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)

/** Returns the media queries to override, each with its result, whatever the system reports. */
function answersTo({ motion, colours }: Chosen): [query: RegExp, holds: boolean][] {
  const answers: [RegExp, boolean][] = []
  if (motion === 'reduced' || motion === 'full') {
    answers.push([/\(prefers-reduced-motion(: *reduce)?\)/, motion === 'reduced'])
    answers.push([/\(prefers-reduced-motion: *no-preference\)/, motion === 'full'])
  }
  if (colours === 'forced') answers.push([/\(forced-colors: *active\)/, true])
  return answers
}

/** The original query of each rule, so that it can be restored. */
const written = new WeakMap<CSSMediaRule, string>()

function rewrite(rules: CSSRuleList, answers: [RegExp, boolean][]) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      const next = answers.reduce(
        (text, [asked, holds]) => text.replace(asked, holds ? '(min-width: 0px)' : '(max-width: 0px)'),
        query,
      )
      if (rule.media.mediaText !== next) rule.media.mediaText = next
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, answers)
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
  const answers = answersTo({ motion, colours })
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
  if (answers.length === 0 && !replaced) return
  replaced = answers.length > 0
  for (const sheet of document.styleSheets) {
    try {
      rewrite(sheet.cssRules, answers)
    } catch {
      // The rules of a style sheet from another origin cannot be read.
    }
  }
  if (!realMatch) return
  window.matchMedia = (query) => {
    const [, holds] = answers.find(([asked]) => asked.test(query)) ?? []
    return holds === undefined ? realMatch(query) : realMatch(holds ? 'all' : 'not all')
  }
}

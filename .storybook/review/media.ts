type Chosen = { motion?: string; text?: string; colours?: string }

const realMatch = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)

/** What a media query is answered with, whatever the system says. */
function answersTo({ motion, colours }: Chosen): [query: RegExp, holds: boolean][] {
  const answers: [RegExp, boolean][] = []
  if (motion === 'reduced' || motion === 'full') {
    answers.push([/\(prefers-reduced-motion(: *reduce)?\)/, motion === 'reduced'])
    answers.push([/\(prefers-reduced-motion: *no-preference\)/, motion === 'full'])
  }
  if (colours === 'forced') answers.push([/\(forced-colors: *active\)/, true])
  return answers
}

/** The query as it was written, by its rule: what was replaced can be put back. */
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

// A high-contrast palette as systems have it. Only the real mode replaces every colour: this imitates it.
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

/** Media queries are answered otherwise than by the system. A story may do that by itself, which is left alone. */
let replaced = false

/** Motion, size of text and colours of the page as the toolbar has them. */
export function meetMedia({ motion, text, colours }: Chosen) {
  const answers = answersTo({ motion, colours })
  document.getElementById(styleId)?.remove()
  // In a sheet: the size that a story gives its own page is more than that.
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
      // A sheet of another origin keeps its rules to itself.
    }
  }
  if (!realMatch) return
  window.matchMedia = (query) => {
    const [, holds] = answers.find(([asked]) => asked.test(query)) ?? []
    return holds === undefined ? realMatch(query) : realMatch(holds ? 'all' : 'not all')
  }
}

/** What must hold, clause by clause: parts between semicolons, outside brackets and quotes. */
export function clausesOf(holds: string): string[] {
  const clauses: string[] = []
  let depth = 0
  let from = 0
  for (const [at, sign] of [...holds].entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ';' && depth === 0) {
      clauses.push(holds.slice(from, at))
      from = at + 1
    }
  }
  return [...clauses, holds.slice(from)].map((clause) => clause.trim()).filter(Boolean)
}

/** The exact texts in it, between quotes; those with a place to fill in only up to it. */
export const quotedIn = (holds: string): string[] =>
  [...holds.matchAll(/(?<![A-Za-z])'(.+?)'(?![A-Za-z])/g)]
    .map(([, text = '']) => text.replace(/\{.*$/, '').trim())
    .filter((text) => text.length > 3)

/** Splits what must hold into clauses, at the semicolons outside brackets. */
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

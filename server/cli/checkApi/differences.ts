import type * as z from 'zod'

const typeNames: Record<string, string> = {
  string: 'text',
  object: 'a record',
  array: 'a list',
  number: 'a number',
}
const word = (kind: string) => typeNames[kind] ?? kind

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return word(typeof value)
}

/** The value at a path; undefined when any part of the path is missing. */
const valueAt = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], whole)

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return word(issue.expected)
  if (issue.code === 'invalid_value') return issue.values.join(' or ')
  if (issue.code === 'invalid_union') return 'another kind'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'not empty' : `at least ${issue.minimum}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}`
  return issue.message
}

/**
 * Describes how an answer differs from a shape, one line per kind of difference: 'price is text, should be a number
 * (351 times)'. An answer that is a list instead of a record, or the reverse, gives that one line only.
 */
export function differences(shape: z.ZodType, answer: unknown): string[] {
  const read = shape.safeParse(answer)
  if (read.success) return []
  const counts = new Map<string, number>()
  for (const issue of read.error.issues) {
    const field = issue.path.filter((key) => typeof key !== 'number').join('.') || 'the answer'
    const value = valueAt(answer, issue.path)
    const text =
      value === undefined
        ? `${field} is missing`
        : `${field} is ${issue.code === 'invalid_value' ? JSON.stringify(value) : kindOf(value)}, should be ${expectation(issue)}`
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`))
}

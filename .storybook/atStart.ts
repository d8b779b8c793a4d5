type Start = { abortSignal: AbortSignal }

/**
 * Wraps a `beforeEach` that must run once for each run of a story. Storybook calls it again where the story only renders
 * anew, for a changed control: there it would take away what the story has reached.
 */
export function atStart<Context extends Start, Result>(begin: (context: Context) => Result) {
  const begun = new WeakSet<AbortSignal>()
  return (context: Context): Result | undefined => {
    // Each run has a signal of its own.
    if (begun.has(context.abortSignal)) return undefined
    begun.add(context.abortSignal)
    return begin(context)
  }
}

const begun = new Map<string, Promise<unknown>>()

/** Begins a thing of this name once: who asks again, such as React's `use`, gets the same promise. */
export function once<Result>(name: string, begin: () => Promise<Result>): Promise<Result> {
  const promise = begun.get(name) ?? begin()
  begun.set(name, promise)
  return promise as Promise<Result>
}

/** Importing this ends a task: what is imported after it is evaluated in a new one. */
await new Promise((resolve) => setTimeout(resolve))

export {}

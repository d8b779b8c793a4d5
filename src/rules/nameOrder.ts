const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Compares two names for `sort`: ignores case and accents, and orders numbers by value: M6 before M10. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b)

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Compares two names for `sort`: ignores case and accents, and orders numbers by value, so that M6 comes before M10. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b)

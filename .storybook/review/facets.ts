/** The filters of the sidebar, recognised by the name of a story: the state in words, then the case. */
const facets: [facet: string, named: RegExp][] = [
  ['phone', /\bphone\b|\b320 px\b/i],
  ['loading', /^loading|\bloading\b/i],
  ['empty', /^empty|\bempty\b|\bnone\b/i],
  ['error', /^(error|failed)|\bfailed\b|\brefused\b/i],
  ['invalid', /^invalid/i],
  ['submitting', /^submitting/i],
  ['success', /^success/i],
  ['restricted', /^restricted/i],
  ['redirecting', /^redirecting/i],
]

/** Returns the facets of a story, given its name. */
export const facetsOf = (name: string) =>
  facets.filter(([, named]) => named.test(name)).map(([facet]) => facet)

export const synonyms: readonly string[] = ['pot, planter, flower pot', 'compost, potting soil, potting mix']
export const spellings: Readonly<Record<string, string>> = { fern: 'firn' }
export const materials: ReadonlySet<string> = new Set(['terracotta', 'plastic', 'steel'])
export const uses: ReadonlySet<string> = new Set(['balcony', 'indoor', 'outdoor'])

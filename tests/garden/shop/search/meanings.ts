export const meanings: readonly (readonly [said: string, meant: string])[] = [['houseplant', 'fern']]

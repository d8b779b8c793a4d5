export const doing: readonly string[] = ['cover, hide']
export const things: readonly string[] = ['balcony, terrace']
export const usesOfParts: readonly (readonly [said: string, meant: string])[] = [['hide balcony', 'fern']]

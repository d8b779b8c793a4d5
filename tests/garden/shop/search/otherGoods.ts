export const otherGoods: ReadonlySet<string> = new Set(['lamp', 'hinge'])
export const namesNotSold: readonly (readonly [nearest: string, brands: string])[] = []

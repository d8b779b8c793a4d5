export const otherGoods: ReadonlySet<string> = new Set(['lamp', 'hinge'])
export const brandsNotSold: readonly (readonly [nearest: string, brands: string])[] = []

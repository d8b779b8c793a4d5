import { keepUnits } from './nonBreaking.ts'

/** The unit as the words behind a price: 'per set', 'each', 'per box of 100'. A part without a unit is sold 'each'. */
export const perUnit = (unit: string): string =>
  keepUnits(/^(per|each)\b/i.test(unit) ? unit : unit ? `per ${unit}` : 'each')

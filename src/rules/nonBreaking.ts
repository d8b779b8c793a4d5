export const noBreak = '\u00A0'
const units = 'mm|cm|m|km|mg|g|kg|ml|l|L|N|kN|Nm|V|A|Ah|W|kW|°C|ft|inch|inches|m²|m³|pcs|pieces'

const measure = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')
const times = /(\d(?:[ \u00A0]?(?:mm|cm|m|ft|inch))?) [x×] (?=M?\d)/g

/** Keeps numbers and units on one line, '102 × 75 mm' or '50 kg', and writes 'x' between numbers as '×'. */
export const keepUnits = (text: string): string =>
  text.replace(times, `$1${noBreak}×${noBreak}`).replace(measure, `$1${noBreak}`)

/** The unit behind a price: 'per set', 'per box of 100'; 'each' without one, and for what counts parts: 'pcs', 'Nos.'. */
export const perUnit = (unit: string): string =>
  /^((pc|no)s?\.?|piece|pieces)?$/i.test(unit)
    ? 'each'
    : keepUnits(/^(per|each)\b/i.test(unit) ? unit : `per ${unit}`)

/** Keeps 'Rs.' and its figures on one line. */
export const keepAmounts = (text: string): string => text.replaceAll('Rs. ', `Rs.${noBreak}`)

/** Keeps a number with what it numbers at the end of an address's part: 'Colombo 06', 'Flat 4, 12 Lake Road'. */
export const keepNumbers = (address: string): string => address.replace(/ (?=\d+(?:,|$))/gm, noBreak)

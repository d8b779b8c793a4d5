/** A digit of any script as one from 0 to 9. Their code points follow one another. */
function plainDigit(digit: string): string {
  const point = digit.normalize('NFKC').codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}

/** A text with the digits of every script, such as those of Sinhala, Tamil or Arabic, and of keys ('3️⃣'), as 0 to 9. */
export const plainDigits = (text: string): string =>
  text
    .replace(/(?<=\d)\ufe0f?\u20e3/g, '')
    .replaceAll('🔟', '10')
    .replace(/\p{Nd}/gu, plainDigit)

/** The whole number that a text says, in any script, with commas between thousands: '1,200'. 0 for '', else NaN. */
export function wholeNumber(text: string): number {
  const digits = plainDigits(text)
    .replace(/\p{Cf}|,(?=\d{3}(?!\d))/gu, '')
    .trim()
  return /\D/.test(digits) ? Number.NaN : Number(digits)
}

// Asia/Colombo has had the same offset all year round since 2006. Intl is avoided because loading its time zone data
// took half of the start-up time of the shop's code on a phone.
const offset = '+05:30'
const offsetMs = 5.5 * 60 * 60 * 1000

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Shifts a date so that its UTC fields hold the local time in Sri Lanka. */
function inColombo(date: Date | number): Date {
  const shifted = new Date(Number(date) + offsetMs)
  if (Number.isNaN(shifted.getTime())) throw new RangeError('Invalid date')
  return shifted
}

/** '20 Nov 2026', in Asia/Colombo. Throws RangeError for an invalid date. Decision 36 */
export function formatDate(date: Date | number): string {
  const local = inColombo(date)
  return `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** '12:18 pm', in Asia/Colombo. Throws RangeError for an invalid date. Decision 36 */
export function formatTime(date: Date | number): string {
  const local = inColombo(date)
  const hour = local.getUTCHours()
  const minute = String(local.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

/** '20 Nov 2026, 10:18 am', in Asia/Colombo. Throws RangeError for an invalid date. Decision 36 */
export const formatDateTime = (date: Date | number): string => `${formatDate(date)}, ${formatTime(date)}`

/** Whether the text names a day without a time: '2026-11-20'. */
export const isDateOnly = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text.trim())

const dayMs = 24 * 60 * 60 * 1000

/** The first moment of the day in Colombo that a moment is in. */
export const startOfDay = (date: Date): Date =>
  new Date(date.getTime() - ((date.getTime() + offsetMs) % dayMs))

/** The last millisecond of a day in Colombo for a date without a time, or at midnight; any other moment as it is. */
export function endOfDate(date: Date): Date {
  const time = date.getTime()
  const sinceMidnight = (time + offsetMs) % dayMs
  return sinceMidnight === 0 || time % dayMs === 0 ? new Date(time - sinceMidnight + dayMs - 1) : date
}

const datePattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i
const namedDay = /^[a-z]{3}, \d{1,2} [a-z]{3} \d{4} [\d:]{8} GMT$/i
const secondsDigits = 10

/**
 * Parses 'YYYY-MM-DD' with or without 'HH:MM:SS', ISO 8601, seconds or milliseconds since 1970, and 'Fri, 20 Nov 2026
 * 04:48:00 GMT'. Without a zone it is in Asia/Colombo; undefined when unreadable. Decision 14
 */
export function parseShopDate(dateText: string): Date | undefined {
  const text = dateText.trim()
  if (/^\d{10,13}$/.test(text)) return new Date(Number(text) * (text.length === secondsDigits ? 1000 : 1))
  if (namedDay.test(text)) return valid(new Date(text))
  const [, day, time = '00:00', zoneText = offset] = datePattern.exec(text) ?? []
  const zone = zoneText
    .toUpperCase()
    .replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
  return valid(new Date(`${day}T${time}${zone}`))
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date)

/** Sorts newest first. Entries of the same date keep their sequence; those with an unreadable date come last. §2 */
export function newestFirst<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] {
  const timeOf = (entry: Entry) => parseShopDate(dateOf(entry))?.getTime() ?? 0
  return entries.toSorted((a, b) => timeOf(b) - timeOf(a))
}

/** A time of the API as '20 Nov 2026, 10:18 am'; as it is when unreadable. */
export function formatShopDate(text: string): string {
  const date = parseShopDate(text)
  return date ? formatDateTime(date) : text
}

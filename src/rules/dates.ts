const zone = 'Asia/Colombo'
const offset = '+05:30'

// Parts, not a ready format: locales disagree on 'Sep' and 'Sept', 'am' and 'AM'.
const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

function partsOf(date: Date | number) {
  const parts = formatter.formatToParts(date).map(({ type, value }) => [type, value])
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>
}

/** '20 Nov 2026', in Asia/Colombo. Throws RangeError for an invalid date. Decision 36 */
export function formatDate(date: Date | number): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${month} ${year}`
}

/** '12:18 pm', in Asia/Colombo. Throws RangeError for an invalid date. Decision 36 */
export function formatTime(date: Date | number): string {
  const { hour, minute, dayPeriod } = partsOf(date)
  return `${hour}:${minute} ${dayPeriod.toLowerCase()}`
}

/** '20 Nov 2026, 10:18 am', in Asia/Colombo. Throws RangeError for an invalid date. Decision 36 */
export const formatDateTime = (date: Date | number): string => `${formatDate(date)}, ${formatTime(date)}`

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/i

/** Whether the text names a day without a time: '2026-11-20'. */
export const isDateOnly = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text.trim())

/**
 * Reads 'YYYY-MM-DD' (the day's start), 'YYYY-MM-DD HH:MM:SS' or ISO 8601. Without a zone it is Asia/Colombo,
 * wherever the reader is. undefined when unreadable. Decision 14
 */
export function parseShopDate(text: string): Date | undefined {
  const [, day, time = '00:00', zoneText = offset] = written.exec(text.trim()) ?? []
  if (!day) return undefined
  const given = zoneText.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
  const date = new Date(`${day}T${time}${given}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

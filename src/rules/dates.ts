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

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/i

/** Whether the text names a day without a time: '2026-11-20'. */
export const isDateOnly = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text.trim())

/**
 * Parses 'YYYY-MM-DD' (start of the day), 'YYYY-MM-DD HH:MM:SS' or ISO 8601. A date without a zone is in Asia/Colombo,
 * whatever the zone of the device. Returns undefined when unreadable. Decision 14
 */
export function parseShopDate(text: string): Date | undefined {
  const [, day, time = '00:00', zoneText = offset] = written.exec(text.trim()) ?? []
  if (!day) return undefined
  const given = zoneText.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
  const date = new Date(`${day}T${time}${given}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

import type { Position } from '../../../src/rules/delivery.ts'
import { isScript } from '../../../src/rules/placeSpelling.ts'

const digits = '23456789CFGHJMPQRVWX'
const code =
  /(?<![A-Z\d])([2-9CFGHJMPQRVWX]{4}(?:[2-9CFGHJMPQRVWX]{4})?)\+([2-9CFGHJMPQRVWX]{2,3})(?![A-Z\d])/i

// The names of Latin letters in Sinhala and Tamil, by which maps translate a code.
const letterNames = new Map(
  (
    'ඩබ්ලිව්:W එක්ස්:X කියු:Q කිව්:Q ක්යූ:Q ආර්:R එච්:H එම්:M එෆ්:F සී:C ජී:G ජේ:J පී:P වී:V ' +
    'டபிள்யூ:W டபிள்யு:W எக்ஸ்:X கியூ:Q க்யூ:Q ஆர்:R ஹெச்:H எச்:H எம்:M எஃப்:F எப்:F சி:C ஜி:G ஜே:J பி:P வி:V'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const letterName = new RegExp([...letterNames.keys()].join('|'), 'g')

/** The text with a plus code that is spelt in Sinhala or Tamil letters, 'ආර් 36 එම්+එෆ්පී 5', in Latin ones. */
export const withLatinPlusCode = (text: string): string =>
  text
    .split(',')
    .map((part) => {
      if (!part.includes('+') || !isScript(part)) return part
      const latin = part.replace(letterName, (name) => letterNames.get(name) ?? name)
      return latin.replace(
        /[2-9CFGHJMPQRVWX ]+\+[2-9CFGHJMPQRVWX ]+/,
        (spelt) => `${spelt.replaceAll(' ', '')} `,
      )
    })
    .join(',')

/**
 * The middle of the area of a plus code (Open Location Code) in an address, about 14 m wide; of a short one
 * ('WW29+JM6') the nearest such area to `near`. Undefined when the text has none.
 */
export function plusCodePosition(text: string, near: Position): Position | undefined {
  const match = code.exec(text.toUpperCase())
  if (!match) return undefined
  const [, before = '', after = ''] = match
  const pairs = [...`${before}${after.slice(0, 2)}`].map((digit) => digits.indexOf(digit))
  const isShort = before.length === 4
  // Pairs of digits: latitude and longitude in steps of 20, 1, 1/20, 1/400 and 1/8000 degrees.
  const degreesOf = (first: number) =>
    pairs
      .filter((_, at) => at % 2 === first)
      .reduce((sum, digit, at) => sum + digit * 20 ** (1 - at - (isShort ? 2 : 0)), 1 / 16000)
  const [lat, lng] = [degreesOf(0), degreesOf(1)]
  if (!isShort) return { lat: lat - 90, lng: lng - 180 }
  // A short code leaves out whole degrees: of those, the ones that bring it nearest.
  const nearest = (part: number, to: number) => Math.round(to - part) + part
  return { lat: nearest(lat, near.lat), lng: nearest(lng, near.lng) }
}

/** The text without its plus code. */
export const withoutPlusCode = (text: string): string => text.replace(code, ' ')

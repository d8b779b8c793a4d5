import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import type { Announcement, Banner, Promotion } from '../store/records.ts'
import { demoRows } from './file.ts'

const day = 24 * 60 * 60 * 1000

/** The calendar day in Colombo that a file names: '2026-11-24' or, so that something is always current, days from now. */
const dayOf = (named: string, now: Date): string =>
  /^-?\d+$/.test(named)
    ? new Date(Number(now) + Number(named) * day).toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' })
    : named

/** The announcements of the demo, in the order of its file. */
export const announcements = (now: Date): Announcement[] =>
  demoRows('announcements.csv').map(
    ([title = '', content = '', link, urgent, from = '', to = ''], index) => ({
      id: index + 1,
      title: title.replace('{freeDeliveryOver}', formatRs(limits.freeDeliveryOver)),
      content,
      link: link || null,
      is_active: 1,
      is_urgent: urgent === 'yes' ? 1 : 0,
      start_date: dayOf(from, now),
      end_date: dayOf(to, now),
    }),
  )

const slides = demoRows('banners.csv')

/** One for each title: the file has a line for each picture. */
export const banners: Banner[] = [...new Set(slides.map(([title = '']) => title))].map((title, index) => {
  const own = slides.filter((slide) => slide[0] === title)
  const [[, content = '', link = ''] = []] = own
  const images = own.map(([, , , picture, alt_text = '']) => ({
    image_url: `/images/set/banner-${picture}@1600.webp`,
    alt_text,
  }))
  return { id: index + 1, title, content, link, images }
})

export const promotions: Promotion[] = [
  {
    location: 'home-page-new-arrivals',
    name: 'One finish through the whole door',
    description: 'Levers, hinges and padlocks in matching satin brass.',
    current_image: {
      image_url: '/images/set/promotion-brass@800.webp',
      alt_text: 'Lever on plate, butt hinge and padlock in satin brass, to one scale',
    },
  },
]

import { limits } from '../../src/rules/limits.ts'
import { formatRs } from '../../src/rules/money.ts'
import type { Announcement, Banner, Image, Promotion } from '../store/records.ts'

const day = 24 * 60 * 60 * 1000

/** Calendar day in Colombo, as the API writes it. */
function date(moment: number): string {
  return new Date(moment).toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' })
}

/** Two announcements have fixed dates, two are relative to today, so that a demo always has something to rotate. */
export function announcements(now: Date): Announcement[] {
  const today = now.getTime()
  return [
    {
      id: 1,
      title: 'Trade counter closed on Il Poya Day, Tuesday 24 November.',
      content: 'Orders placed online are processed the next working day.',
      link: '/contact-us',
      is_active: 1,
      is_urgent: 0,
      start_date: '2026-11-16',
      end_date: '2026-11-24',
    },
    {
      id: 2,
      title: 'Heavy rain in the Kelani valley.',
      content: 'Deliveries to Kaduwela, Hanwella and Avissawella may take one day longer.',
      link: '/shipping-policy',
      is_active: 1,
      is_urgent: 1,
      start_date: date(today - day),
      end_date: date(today + 3 * day),
    },
    {
      id: 3,
      title: `Free delivery over ${formatRs(limits.freeDeliveryOver)}.`,
      content: 'Orders are processed within 24 hours. Colombo 1-2 days, island-wide 2-5 days.',
      link: null,
      is_active: 1,
      is_urgent: 0,
      start_date: date(today - 30 * day),
      end_date: date(today + 60 * day),
    },
    {
      id: 4,
      title: 'Stock count on Friday 30 October.',
      content: 'The trade counter closes at 1 pm. The shop online stays open.',
      link: null,
      is_active: 1,
      is_urgent: 0,
      start_date: '2026-10-24',
      end_date: '2026-10-30',
    },
  ]
}

function image(piece: string, alt_text: string): Image {
  return { image_url: `/images/set/${piece}.webp`, alt_text }
}

/**
 * 1600 x 800 and 800 x 400: parts on a slide's background (bg-sunken), with a floor (bg-line) of 14.25% of the height.
 */
function slide(piece: string, alt_text: string): Image {
  return image(`banner-${piece}@1600`, alt_text)
}

export const banners: Banner[] = [
  {
    id: 1,
    title: 'Diamond discs and cut-off discs',
    content: 'Segmented, turbo and continuous rim, bore 22.2 mm. Pick by what you cut.',
    link: '/category/discs/products?cat_id=3501',
    images: [
      slide('discs-1', 'Diamond discs of 115, 125 and 230 mm, segmented and turbo, to one scale'),
      slide('discs-2', 'Cut-off discs of 115 and 230 mm and a tile disc of 115 mm, to one scale'),
    ],
  },
  {
    id: 2,
    title: 'One finish through the whole door',
    content: 'Levers, cylinders and hinges in satin nickel or satin brass, by the piece.',
    link: '/category/door-handles/products?cat_id=301',
    images: [
      slide('finish-1', 'Lever on plate, butt hinge and euro cylinder in satin nickel, to one scale'),
      slide('finish-2', 'Lever on plate, butt hinge and letter plate in satin brass, to one scale'),
    ],
  },
  {
    id: 3,
    title: 'Padlocks from 40 to 65 mm',
    content: 'Brass, laminated and weatherproof. Keyed alike in sets of twelve.',
    link: '/category/padlocks/products?cat_id=201',
    images: [
      slide('padlocks-1', 'Brass padlocks of 40 and 50 mm and one with a long shackle, to one scale'),
      slide('padlocks-2', 'Laminated padlocks of 50 and 65 mm and a weatherproof one, to one scale'),
    ],
  },
  {
    id: 4,
    title: 'Roof sheets, ridges and gutters',
    content: 'Colour-coated steel by the bundle, with the gutters and bends that belong to it.',
    link: '/categories/roofing-system',
    images: [
      slide('roofing-1', 'Box profile roof sheet and roll-top ridge cap, to one scale'),
      slide('roofing-2', 'Half-round gutter and downpipe bend, to one scale'),
    ],
  },
]

export const promotions: Promotion[] = [
  {
    location: 'home-page-new-arrivals',
    name: 'One finish through the whole door',
    description: 'Levers, hinges and padlocks in matching satin brass.',
    current_image: image(
      'promotion-brass@800',
      'Lever on plate, butt hinge and padlock in satin brass, to one scale',
    ),
  },
]

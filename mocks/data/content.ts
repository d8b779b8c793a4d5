import { picture } from './pictures.ts'
import type { SeedAnnouncement, SeedBanner, SeedImage, SeedPromotion } from './types.ts'

const day = 24 * 60 * 60 * 1000

/** Calendar day in Colombo, as the API writes it. */
function date(moment: number): string {
  return new Date(moment).toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' })
}

/** Two notices follow the calendar, two the present day, so that a demo always has something to rotate. */
export function announcements(now: Date): SeedAnnouncement[] {
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
      title: 'Free delivery over Rs. 6,000.00.',
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

function image(subject: string, alt_text: string): SeedImage {
  return { image_url: picture(subject), alt_text }
}

export const banners: SeedBanner[] = [
  {
    id: 1,
    title: 'Diamond discs and cut-off discs',
    content: 'Segmented, turbo and continuous rim, bore 22.2 mm. Pick by what you cut.',
    link: '/category/discs/products?cat_id=3501',
    images: [
      image('set/banner-discs-1', 'Segmented and turbo diamond discs of 115 and 125 mm, to one scale'),
      image('set/banner-discs-2', 'Cut-off disc, hole saw and drills, to one scale'),
    ],
  },
  {
    id: 2,
    title: 'One finish through the whole door',
    content: 'Levers, latches and hinges in satin nickel, by the piece or as a pack.',
    link: '/category/door-handles/products?cat_id=301',
    images: [
      image('set/banner-finish-1', 'Lever, butt hinge and cylinder in satin nickel, to one scale'),
      image(
        'set/banner-finish-2',
        'Lever on plate, butt hinge and letter plate in satin brass, to one scale',
      ),
    ],
  },
  {
    id: 3,
    title: 'Padlocks from 40 to 65 mm',
    content: 'Brass, laminated and weatherproof. Keyed alike in sets of twelve.',
    link: '/category/padlocks/products?cat_id=201',
    images: [
      image(
        'set/banner-padlocks-1',
        'Brass padlocks of 40 and 50 mm and one with a long shackle, to one scale',
      ),
      image(
        'set/banner-padlocks-2',
        'Laminated padlocks of 50 and 65 mm and a weatherproof one, to one scale',
      ),
    ],
  },
  {
    id: 4,
    title: 'Roof sheets, ridges and gutters',
    content: 'Colour-coated steel by the bundle, with the screws and flashings that belong to it.',
    link: '/categories/roofing-system',
    images: [
      image('set/banner-roofing-1', 'Box profile roof sheet and roll-top ridge cap, to one scale'),
      image('set/banner-roofing-2', 'Half-round gutter and downpipe bend, to one scale'),
    ],
  },
]

export const promotions: SeedPromotion[] = [
  {
    location: 'home-page-new-arrivals',
    name: 'One finish through the whole door',
    description: 'Levers, hinges and letter plates in matching satin brass.',
    current_image: image(
      'set/promotion-brass',
      'Lever handle on plate and butt hinge, satin brass, to one scale',
    ),
  },
]

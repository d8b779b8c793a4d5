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
      image('diamond-disc-115-segmented', 'Segmented diamond disc, 115 mm'),
      image('diamond-disc-125-turbo', 'Turbo rim diamond disc, 125 mm'),
      image('cutoff-disc-115', 'Cut-off disc for metal, 115 mm'),
    ],
  },
  {
    id: 2,
    title: 'One finish through the whole door',
    content: 'Levers, latches and hinges in satin nickel, by the piece or as a pack.',
    link: '/category/door-handles/products?cat_id=301',
    images: [
      image('lever-rose-rtd-satin-nickel', 'Return-to-door lever on rose, satin nickel'),
      image('butt-hinge-102-satin-nickel', 'Butt hinge 102 mm, satin nickel'),
      image('tubular-latch-60-satin-nickel', 'Tubular latch, satin nickel'),
    ],
  },
  {
    id: 3,
    title: 'Padlocks from 40 to 65 mm',
    content: 'Brass, laminated and weatherproof. Keyed alike in sets of twelve.',
    link: '/category/padlocks/products?cat_id=201',
    images: [
      image('padlock-brass-50', 'Brass padlock, 50 mm'),
      image('laminated-padlock-65', 'Laminated padlock, 65 mm'),
      image('padlock-black-50', 'Weatherproof padlock in black, 50 mm'),
    ],
  },
  {
    id: 4,
    title: 'Roof sheets, ridges and gutters',
    content: 'Colour-coated steel by the bundle, with the screws and flashings that belong to it.',
    link: '/categories/roofing-system',
    images: [
      image('roof-sheet-anthracite', 'Box profile roof sheet, anthracite'),
      image('ridge-cap-anthracite', 'Roll-top ridge cap, anthracite'),
      image('gutter-half-white', 'Half-round gutter with bracket, white'),
    ],
  },
]

export const promotions: SeedPromotion[] = [
  {
    location: 'home-page-new-arrivals',
    name: 'One finish through the whole door',
    description: 'Levers, hinges and letter plates in matching satin brass.',
    current_image: image('lever-plate-scroll-satin-brass', 'Lever handle on plate, satin brass'),
  },
]

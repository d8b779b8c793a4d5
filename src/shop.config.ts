/**
 * The shop's own data, all of it invented: replace every value before opening.
 * `images.host` is where relative image paths are loaded from ('' is the shop's own origin).
 */
export const shop = {
  name: 'NiLO Depot',
  tagline: 'Hardware & building supplies',
  legalName: 'NiLO Depot (Pvt) Ltd',
  registration: 'PV 00000000',
  origin: 'https://nilodepot.example',
  phone: { shown: '011 200 0140', dial: '+94112000140' },
  whatsApp: { shown: '077 200 0140', dial: '94772000140' },
  email: 'sales@nilodepot.example',
  address: ['128 Depot Road', 'Colombo 09'],
  hours: 'Mon-Fri 8 am-5 pm',
  social: [
    { name: 'Facebook', href: 'https://facebook.example/nilodepot' },
    { name: 'Instagram', href: 'https://instagram.example/nilodepot' },
    { name: 'YouTube', href: 'https://youtube.example/nilodepot' },
    { name: 'TikTok', href: 'https://tiktok.example/nilodepot' },
  ],
  images: { host: '' },
  /** Set a key to use Google Places, restricted to Sri Lanka, instead of the built-in list of places. */
  googlePlacesKey: '',
  /** Locations of promotional banners. */
  promotions: { newArrivals: 'home-page-new-arrivals' },
} as const

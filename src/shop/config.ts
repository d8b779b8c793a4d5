/**
 * The shop's own data, all of it invented: replace every value before opening. README.md beside it says what else is the
 * shop's own. `images.host` is where relative image paths are loaded from ('' is the shop's own origin).
 */
export const shop = {
  name: 'NiLO Depot',
  tagline: 'Hardware & building supplies',
  description: 'Hinges, locks, fixings and cutting tools, by part number, millimetre or inch.',
  /** In the description of the page of all categories: 'All ranges of ...:' */
  sells: 'hinges, locks, door, window and cabinet hardware, fixings, tools and roofing',
  /** Where delivery is quickest, and the only place for parts that are delivered near the depot only. */
  city: 'Colombo',
  /** Pictures of the pages, in public/. `preview` is that of link previews, where the page has none of its own. */
  pictures: {
    preview: {
      path: '/set/header-desktop@1680.webp',
      width: 1680,
      height: 512,
      alt: 'A screw, a padlock, a brass hinge and a diamond disc over a measuring tape',
    },
    /** On the tape of the home page at true scale: 420 x 128 mm from 1024 px, 280 x 128 mm below. */
    header: {
      desktop: '/set/header-desktop@1680.webp',
      phone: '/set/header-phone@1120.webp',
      alt: 'Hardware standing on a tape measure, at true scale to each other',
    },
    delivery: '/set/delivery@960.webp',
    emptyCart: '/set/empty-cart@800.webp',
    notFound: '/set/not-found@800.webp',
    /** Of About Us and Contact Us: 960 x 440. */
    counter: '/set/counter.svg',
  },
  legalName: 'NiLO Depot (Pvt) Ltd',
  registration: 'PV 00000000',
  origin: 'https://nilodepot.example',
  phone: { display: '011 200 0140', dial: '+94112000140' },
  whatsApp: { display: '077 200 0140', dial: '94772000140' },
  email: 'sales@nilodepot.example',
  address: ['128 Depot Road', 'Colombo 09'],
  /** Where deliveries start: distances are measured from here. */
  location: { lat: 6.9306, lng: 79.879 },
  hours: 'Mon-Fri 8 am-5 pm',
  social: [
    { name: 'Facebook', href: 'https://facebook.example/nilodepot' },
    { name: 'Instagram', href: 'https://instagram.example/nilodepot' },
    { name: 'YouTube', href: 'https://youtube.example/nilodepot' },
    { name: 'TikTok', href: 'https://tiktok.example/nilodepot' },
  ],
  /** ISO 4217: prices are stated in it to search engines, advertisements and payment gateways. */
  currency: 'LKR',
  /** Begins every order number that a customer sees. */
  orderPrefix: 'NLOD-',
  images: { host: '' },
  /**
   * Where the project takes issues, as the address of a new one: 'https://github.com/you/shop/issues/new'. With it the
   * review in Storybook has "Open an issue". '' leaves it out.
   */
  issues: '' as string,
  /** Whether browsers store the shop for use without a connection. false also removes it from those that have. */
  offline: true,
  /** Whether the server answers /feed/products.xml, all products for shopping searches and advertisements. */
  feed: true,
  /** Set a key to use Google Places, restricted to Sri Lanka, instead of the built-in list of places. */
  googlePlacesKey: '',
  /** A site key (v2, checkbox) switches Google reCAPTCHA on; the server has its secret. */
  recaptchaSiteKey: '',
  /** The ten ranges of the footer (§2), by the slug of their category, or one spelt alike. */
  ranges: [
    { name: 'Hinges', slug: 'hinges' },
    { name: 'Locks & Latches', slug: 'locks-and-latches' },
    { name: 'Door Hardware', slug: 'door-hardware' },
    { name: 'General Hardware', slug: 'general-hardware' },
    { name: 'Window Hardware', slug: 'window-hardware' },
    { name: 'Sliding & Folding Door Hardware', slug: 'sliding-and-folding-door-hardware' },
    { name: 'Cabinet Hardware', slug: 'cabinet-hardware' },
    { name: 'Thresholds & Joinery Seals', slug: 'thresholds-and-joinery-seals' },
    { name: 'Fixings & Consumables', slug: 'fixings-and-consumables' },
    { name: 'Roofing System', slug: 'roofing-system' },
  ],
  /**
   * Pictures of parts in use, for the head of a primary category's page, by the slug of the category; one without is
   * headed by its own picture.
   */
  scenes: {
    hinges: '/set/scene-hinges@960.webp',
    'locks-and-latches': '/set/scene-locks@960.webp',
    'door-hardware': '/set/scene-door@960.webp',
    'general-hardware': '/set/scene-general@960.webp',
    'window-hardware': '/set/scene-window@960.webp',
    'sliding-and-folding-door-hardware': '/set/scene-sliding@960.webp',
    'cabinet-hardware': '/set/scene-cabinet@960.webp',
    'thresholds-and-joinery-seals': '/set/scene-thresholds@960.webp',
    'fixings-and-consumables': '/set/scene-fixings@960.webp',
    'roofing-system': '/set/scene-roofing@960.webp',
    'building-and-construction': '/set/scene-building@960.webp',
    'cutting-tools': '/set/scene-cutting@960.webp',
  } as Readonly<Record<string, string>>,
  /** Location keys of the promotional banners. */
  promotions: { newArrivals: 'home-page-new-arrivals' },
  /** The home page: its two product rows, with the ids of their categories, and what it says of the shop. */
  home: {
    rows: [
      { id: 41, name: 'Building and Construction', slug: 'building-and-construction' },
      { id: 35, name: 'Cutting Tools', slug: 'cutting-tools' },
    ],
    about: {
      title: 'From the trade counter in Colombo',
      sells:
        'supplies hinges, locks, door and window hardware, fixings and cutting tools to builders, joiners and homeowners across Sri Lanka.',
      promise:
        'Every part here carries the number on our shelf. Bring it to the counter, read it out on the phone, or order it online. It is the same part.',
    },
  },
  /** About Us, beside pages/about.tsx: for search engines, beside the contact, and under the picture. */
  aboutPage: {
    description:
      'A trade counter for hardware and building supplies in Colombo, and the same counter online.',
    bring: 'Bring the old part, or its measures.',
    caption: 'A cabinet of drawers for each range; in the circle, an old hinge that somebody brought.',
  },
  /** What shoppers may type: into the search, into Order by list, and the lines of a pasted list. */
  examples: {
    search: 'hinge 102 or PDL-050',
    list: ['4 inch brass hinge x 6', 'HNG-B76-SB 12'],
    slip: ['12 × HNG-B76-SB', '3" SS hinge, 6 pr', 'cement 10 bags'],
  },
} as const

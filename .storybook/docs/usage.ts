export type Usage = {
  when: string
  whenNot: string
  /** Each key and its effect. */
  keys?: readonly (readonly [key: string, does: string])[]
}

const press = [['Enter, Space', 'Activates the focused button']] as const
const follow = [['Enter', 'Follows the focused link']] as const
const toggle = [['Space', 'Ticks or unticks the focused box']] as const
const radios = [
  ['Tab', 'Moves to the chosen option, or to the first if none is chosen; then leaves the group'],
  ['Arrow keys', 'Choose the next or the previous option'],
  ['Space', 'Chooses the focused option'],
] as const
const layer = [
  ['Tab, Shift+Tab', 'Moves between the controls inside and never leaves them'],
  ['Escape', 'Closes it and returns the focus to where it was'],
] as const

/** When to use each component, when to use another, and its keyboard. Keyed by the last part of the story title. */
export const usage: Readonly<Record<string, Usage>> = {
  Breadcrumb: {
    when: 'Pages below another page, such as categories and products.',
    whenNot: 'The home page, or the steps of a task.',
    keys: follow,
  },
  Button: {
    when: 'Actions on the current page. Yellow marks the action that leads towards paying or committing; use it once in a view.',
    whenNot: 'Opening another page: use ButtonLink or TextLink.',
    keys: press,
  },
  ButtonLink: {
    when: 'The main link of a view to another page.',
    whenNot: 'Sending or changing something: use Button.',
    keys: follow,
  },
  Captcha: {
    when: 'Forms that anybody can send.',
    whenNot: 'Forms that only signed-in users can send.',
    keys: toggle,
  },
  CartLine: {
    when: 'A product in the cart, with its quantity.',
    whenNot: 'A product in a placed order: use OrderLine.',
    keys: [
      ['Enter', 'On the name: opens the product'],
      ['Enter, Space', 'On Remove, minus or plus: removes the line or changes the quantity by one'],
      ['Digits', 'In the field: set the quantity with every keystroke'],
    ],
  },
  CategoryCard: { when: 'A grid of categories.', whenNot: 'Products: use ProductCard.', keys: follow },
  Checkbox: {
    when: 'Options that can be chosen independently of each other.',
    whenNot: 'One choice out of a few: use RadioCard. A change that takes effect at once: use Button.',
    keys: toggle,
  },
  Combobox: {
    when: 'A text field that suggests values but accepts any text.',
    whenNot: 'One of a few fixed values: use a select. Text without suggestions: use Field.',
    keys: [
      ['Arrow down, Arrow up', 'Marks the next or the previous suggestion; wraps around at the ends'],
      ['Enter', 'Chooses the marked suggestion; if none is marked, the typed text is kept'],
      ['Escape', 'Closes the list and keeps the typed text'],
    ],
  },
  Dialog: {
    when: 'A question or a message that the shopper must answer or read before going on.',
    whenNot: 'Information that belongs to the page: use Notice. News that needs no answer: use a toast.',
    keys: layer,
  },
  Drawer: {
    when: 'The menu and the filters on small screens.',
    whenNot: 'Wide screens, where the page has room for them.',
    keys: layer,
  },
  EmptyState: {
    when: 'A list or a page that has nothing to show or failed to load.',
    whenNot:
      'A part of a page that failed to load, while the rest is there: say so in its place, with Retry.',
  },
  ErrorSummary: {
    when: 'The errors of a form after an attempt to send it.',
    whenNot: 'Errors while the shopper is typing: show them at the field.',
    keys: [['Enter', 'Moves the focus to the field of the error']],
  },
  FeaturesStrip: {
    when: 'Facts about shopping here, below the rows of products.',
    whenNot: 'Information beside a decision: use Notice.',
  },
  Field: {
    when: 'Every control of a form: adds its label, hint and error.',
    whenNot: 'A checkbox, which has its own label: use Checkbox.',
    keys: [['Tab, Shift+Tab', 'Moves to the control and on to the next']],
  },
  FileField: {
    when: 'Uploading one picture.',
    whenNot: 'Uploading several files, which the shop never asks for.',
    keys: [['Enter, Space', 'Opens the file dialog']],
  },
  FilterChips: {
    when: 'Showing the chosen filters above the list.',
    whenNot: 'Choosing filters: use FilterPanel.',
    keys: press,
  },
  FilterPanel: {
    when: 'Filtering a list by price and brand.',
    whenNot: 'Choosing the order of the list: use SortSelect.',
    keys: toggle,
  },
  Gauge: {
    when: 'Shares of a whole, as bars over one scale.',
    whenNot: 'A single number: write it as text.',
  },
  GoldPlate: { when: 'Gold members, in their profile.', whenNot: 'Any other rank or badge: use Tag.' },
  HangingTape: {
    when: 'What happens next, in stages.',
    whenNot: 'The progress of an order: OrderCard shows it on a tape of its own.',
  },
  IconButton: {
    when: 'Actions with an icon that everybody knows: close, remove, menu.',
    whenNot: 'Actions that need a word: use Button.',
    keys: press,
  },
  Logo: { when: 'The header, the footer and the loading screen.', whenNot: 'Decoration.' },
  MonthsTape: { when: 'The months of an installment plan.', whenNot: 'Any other count: use Ticks.' },
  Notice: {
    when: 'Information that stays true while the page is open.',
    whenNot: 'Something that has just happened: use a toast.',
  },
  OrderCard: {
    when: 'An order in the order history of the profile.',
    whenNot: 'An order that has just been placed: use TitleBlock.',
    keys: press,
  },
  OrderLine: {
    when: 'A product in an order or at checkout.',
    whenNot: 'The cart, where the quantity can be changed: use CartLine.',
  },
  PageHead: {
    when: 'The top of every page except the home page.',
    whenNot: 'The sections of a page: use SectionHead.',
  },
  PageLoading: {
    when: 'A page whose code is still loading.',
    whenNot: 'Data that is still loading: use Skeleton.',
  },
  Pager: {
    when: 'A list that spans several pages.',
    whenNot: 'A row that expands in place: use a See More button.',
    keys: follow,
  },
  PasswordPair: {
    when: 'Setting a new password.',
    whenNot: 'Signing in: use a single Field.',
    keys: [['Tab', 'Moves from the password to the eye button, then to the confirmation']],
  },
  PhoneInput: {
    when: 'A Sri Lankan phone number.',
    whenNot: 'A quantity: use QuantityField.',
    keys: [['Digits', 'Are kept; spaces and dashes are left out, and +94 becomes 0']],
  },
  Picture: {
    when: 'Any photo of the shop, in a frame of fixed ratio.',
    whenNot: 'Drawings, such as those of empty pages: they are no photos.',
  },
  Price: {
    when: 'Every amount of money.',
    whenNot: 'Texts that the specification gives word for word: they stay as written.',
  },
  ProductCard: {
    when: 'A product in a grid or a row.',
    whenNot: 'A list that is read line by line: use SearchRow.',
    keys: follow,
  },
  ProductGrid: {
    when: 'Products side by side, in cells that share their hairlines.',
    whenNot: 'The few lines of an order: use OrderLine.',
  },
  QuantityField: {
    when: 'The quantity of a product.',
    whenNot: 'Any other number: use Field.',
    keys: [
      ['Enter, Space', 'On the minus or plus button: changes the number by one'],
      ['Digits', 'In the field: set the quantity with every keystroke'],
    ],
  },
  RadioCard: {
    when: 'One choice out of a few, each with an explanation.',
    whenNot: 'More than five choices: use a select.',
    keys: radios,
  },
  RatingLine: {
    when: 'The rating below the name of a product.',
    whenNot: 'Ratings in a list: use Stars.',
    keys: follow,
  },
  Recaptcha: {
    when: 'Shops that have set a site key of Google reCAPTCHA.',
    whenNot: 'Shops without a key: use Captcha, which needs no outside service.',
    keys: [
      ['Tab', "Moves into Google's box and on"],
      ['Space', 'Ticks the box; the keys of a challenge are those of Google'],
    ],
  },
  ReviewItem: {
    when: 'One review of a product or of the shop.',
    whenNot: 'A summary of many reviews: use Gauge.',
  },
  SearchBox: {
    when: 'Searching the whole catalogue.',
    whenNot: 'Narrowing down a list: use FilterPanel.',
    keys: [['Enter', 'Searches for the typed text']],
  },
  SearchRow: { when: 'A product found by a search.', whenNot: 'A grid: use ProductCard.', keys: follow },
  SectionHead: {
    when: 'The heading of a section, with a count of its items.',
    whenNot: 'The heading of the page: use PageHead.',
    keys: follow,
  },
  Skeleton: {
    when: 'Content that is still loading and whose size is known.',
    whenNot: 'Content of unknown length: write that it is loading.',
  },
  SkipLink: {
    when: 'The first element of every page.',
    whenNot: 'Links within a page: use TextLink.',
    keys: [
      ['Tab', 'Shows the link, which is the first stop on the page'],
      ['Enter', 'Moves the focus to the content'],
    ],
  },
  SortSelect: {
    when: 'Choosing the order of a list.',
    whenNot: 'Choosing what the list contains: use FilterPanel.',
    keys: [['Arrow keys', 'Choose another order']],
  },
  SpecTable: {
    when: "The lines of a description that have the form 'Label: value'.",
    whenNot: 'The key facts of a product: use TitleBlock.',
  },
  StarPicker: { when: 'Giving a rating.', whenNot: 'Showing a rating: use Stars.', keys: radios },
  Stars: {
    when: 'Showing a rating.',
    whenNot: 'Products without a rating: write that there are no reviews.',
  },
  SummaryList: { when: 'Amounts that add up to a total.', whenNot: 'Facts: use SpecTable.' },
  Tabs: {
    when: 'Several views of one subject, shown one at a time.',
    whenNot: 'The steps of a task, or separate pages.',
    keys: [
      ['Tab', 'Moves to the open tab, then into its panel'],
      ['Arrow left, Arrow right', 'Open the previous or the next tab'],
      ['Home, End', 'Open the first or the last tab'],
    ],
  },
  Tag: {
    when: 'A short fact, such as a status or a restriction.',
    whenNot: 'Text over a photo, or anything that can be pressed.',
  },
  TextLink: {
    when: 'A link to another page, within text or beside it.',
    whenNot: 'The main link of a view: use ButtonLink.',
    keys: follow,
  },
  Ticks: { when: 'Showing a count: each tick is one item.', whenNot: 'Decoration.' },
  TitleBlock: {
    when: 'The key facts of a product or an order.',
    whenNot: 'Long lists of facts: use SpecTable.',
  },
  ViewSwitch: {
    when: 'Showing the same list in another form.',
    whenNot: 'Choosing its order: use SortSelect.',
    keys: follow,
  },
}

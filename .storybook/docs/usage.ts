export type Usage = {
  when: string
  whenNot: string
  /** Each key and its effect. */
  keys?: readonly (readonly [key: string, does: string])[]
}

const press = [['Enter, Space', 'Presses it']] as const
const follow = [['Enter', 'Follows it']] as const
const toggle = [['Space', 'Ticks it, or takes the tick away']] as const
const radios = [
  ['Tab', 'To the chosen one, or the first; then out of the group'],
  ['Arrows', 'Choose the next or the one before'],
  ['Space', 'Chooses the one in focus'],
] as const
const layer = [
  ['Tab, Shift+Tab', 'From control to control inside, never out of it'],
  ['Escape', 'Closes it; the focus goes back to where it was'],
] as const

/** When to use each component, when to use another, and its keyboard. Keyed by the last part of the story title. */
export const usage: Readonly<Record<string, Usage>> = {
  Breadcrumb: { when: 'A page below another.', whenNot: 'Home, and steps of a task.', keys: follow },
  Button: {
    when: 'Something happens here. Yellow leads towards paying or committing, one to a view.',
    whenNot: 'Somewhere else opens: ButtonLink or TextLink.',
    keys: press,
  },
  ButtonLink: {
    when: 'The main way onwards of a view.',
    whenNot: 'Something is sent or changed: Button.',
    keys: follow,
  },
  Captcha: { when: 'A form that anybody can send.', whenNot: 'Forms of somebody signed in.', keys: toggle },
  CartLine: {
    when: 'A part in the cart, with its quantity.',
    whenNot: 'A part of a placed order: OrderLine.',
  },
  CategoryCard: { when: 'A grid of categories.', whenNot: 'Parts: ProductCard.', keys: follow },
  Checkbox: {
    when: 'Each of several may be chosen.',
    whenNot: 'One of a few: RadioCard. At once in force: a Button.',
    keys: toggle,
  },
  Combobox: {
    when: 'Free typing that suggestions help.',
    whenNot: 'One of a fixed few: a select. Plain text: Field.',
    keys: [
      ['Arrow down, Arrow up', 'To the next or the one before, round and round'],
      ['Enter', 'Takes the one that is marked; without one, what was typed counts'],
      ['Escape', 'Closes the list, keeps what was typed'],
    ],
  },
  Dialog: {
    when: 'A question or an answer that cannot wait.',
    whenNot: 'What stays true in the page: Notice. What needs no answer: a toast.',
    keys: layer,
  },
  Drawer: {
    when: 'Menus and filters on small screens.',
    whenNot: 'Wide screens, where they have room in the page.',
    keys: layer,
  },
  EmptyState: {
    when: 'A list or page has nothing to show.',
    whenNot: 'Something failed: say what, with Retry.',
  },
  ErrorSummary: {
    when: 'A form was sent with several errors.',
    whenNot: 'While one types: the field says it.',
    keys: [['Enter', 'Goes to the field']],
  },
  FeaturesStrip: { when: 'Home, below the rows.', whenNot: 'Beside a decision: Notice.' },
  Field: {
    when: 'Round every control of a form: label, hint, error.',
    whenNot: 'A box with its own label: Checkbox.',
    keys: [['Tab, Shift+Tab', 'To the control and on']],
  },
  FileField: {
    when: 'One picture is handed in.',
    whenNot: 'Several files, which the shop never asks for.',
    keys: [['Enter, Space', 'Opens the choice of files']],
  },
  FilterChips: {
    when: 'What is chosen stands above the list.',
    whenNot: 'To choose: FilterPanel.',
    keys: press,
  },
  FilterPanel: {
    when: 'A list is narrowed by price and brand.',
    whenNot: 'Its order: SortSelect.',
    keys: toggle,
  },
  Gauge: { when: 'Shares of a whole, on one axis.', whenNot: 'A single number: say it.' },
  GoldPlate: { when: 'A gold member, in the profile.', whenNot: 'Any other rank or badge: Tag.' },
  HangingTape: {
    when: 'What happens next, in stages.',
    whenNot: 'How far an order is: the tape of OrderCard.',
  },
  IconButton: {
    when: 'A drawing that everybody knows: close, remove, menu.',
    whenNot: 'Where a word is needed: Button.',
    keys: press,
  },
  Logo: { when: 'Header, footer and loading screen.', whenNot: 'As decoration.' },
  MonthsTape: { when: 'Inside a plan of Installments.', whenNot: 'Any other count: Ticks.' },
  Notice: { when: 'Something stays true of this page.', whenNot: 'Something has just happened: a toast.' },
  OrderCard: { when: 'An order in the profile.', whenNot: 'An order just placed: TitleBlock.', keys: press },
  OrderLine: {
    when: 'A part of an order or of checkout.',
    whenNot: 'The cart, where it can be changed: CartLine.',
  },
  PageHead: { when: 'The top of every page but home.', whenNot: 'Sections: SectionHead.' },
  PageLoading: { when: 'The code of a page is on its way.', whenNot: 'Its data: Skeleton.' },
  Pager: {
    when: 'A list over several pages.',
    whenNot: 'A row that grows in place: See More.',
    keys: follow,
  },
  PasswordPair: {
    when: 'A new password is set.',
    whenNot: 'Signing in: one Field.',
    keys: [['Tab', 'Password, eye, confirmation']],
  },
  PhoneInput: { when: 'A Sri Lankan number.', whenNot: 'Numbers that are counted: QuantityField.' },
  Picture: {
    when: 'Any picture of the shop, in a cell of fixed ratio.',
    whenNot: 'Drawings of empty pages, which are not photographs.',
  },
  Price: {
    when: 'Every sum of money.',
    whenNot: 'Exact texts of the specification, which stay as they are.',
  },
  ProductCard: {
    when: 'A part in a grid or row.',
    whenNot: 'A list to read closely: SearchRow.',
    keys: follow,
  },
  ProductGrid: {
    when: 'Parts side by side, sharing hairlines.',
    whenNot: 'A few lines of one order: OrderLine.',
  },
  QuantityField: {
    when: 'How many of a part.',
    whenNot: 'A number of another kind: Field.',
    keys: [
      ['Enter, Space', 'On minus or plus: one fewer or one more'],
      ['Digits, then Enter', 'In the field: takes the number'],
    ],
  },
  RadioCard: {
    when: 'One of a few, each with what it means.',
    whenNot: 'More than five: a select.',
    keys: radios,
  },
  RatingLine: { when: 'Under the name of a part.', whenNot: 'In a list: Stars.', keys: follow },
  Recaptcha: { when: 'A site key of Google is set.', whenNot: 'Else: Captcha, which needs nobody.' },
  ReviewItem: { when: 'One review of a part or of the shop.', whenNot: 'The sum of many: Gauge.' },
  SearchBox: {
    when: 'Searching the catalogue.',
    whenNot: 'Narrowing what is listed: FilterPanel.',
    keys: [
      ['Enter', 'Searches'],
      ['Escape', 'Closes the list'],
    ],
  },
  SearchRow: { when: 'A part that a search found.', whenNot: 'A grid: ProductCard.', keys: follow },
  SectionHead: {
    when: 'A section that counts its parts.',
    whenNot: 'The page itself: PageHead.',
    keys: follow,
  },
  Skeleton: {
    when: 'Data are on their way, and their room is known.',
    whenNot: 'An answer of unknown length: say that it is loading.',
  },
  SkipLink: {
    when: 'First on every page.',
    whenNot: 'Within a page.',
    keys: [
      ['Tab', 'The first stop shows it'],
      ['Enter', 'Goes to the content'],
    ],
  },
  SortSelect: {
    when: 'The order of a list.',
    whenNot: 'What is in it: FilterPanel.',
    keys: [['Arrows', 'Choose another order']],
  },
  SpecTable: {
    when: "A description's lines of label and value.",
    whenNot: 'The key facts of a part: TitleBlock.',
  },
  StarPicker: { when: 'A rating is given.', whenNot: 'A rating is shown: Stars.', keys: radios },
  Stars: { when: 'A rating is shown.', whenNot: 'No rating yet: say that there are no reviews.' },
  SummaryList: { when: 'Sums that come to a total.', whenNot: 'Facts: SpecTable.' },
  Tabs: {
    when: 'Parts of one subject, one at a time.',
    whenNot: 'Steps of a task, and pages of their own.',
    keys: [
      ['Tab', 'To the open tab, then into its panel'],
      ['Arrow left, Arrow right', 'Open the next tab or the one before'],
      ['Home, End', 'Open the first or the last'],
    ],
  },
  Tag: {
    when: 'A short fact: a status, a restriction.',
    whenNot: 'Over a photograph, and for anything pressed.',
  },
  TextLink: {
    when: 'A way onwards within text or beside it.',
    whenNot: 'The main action: ButtonLink.',
    keys: follow,
  },
  Ticks: { when: 'Something is counted: one tick is one of them.', whenNot: 'As decoration.' },
  TitleBlock: { when: 'Key facts of a part or an order.', whenNot: 'Long lists of facts: SpecTable.' },
  ViewSwitch: { when: 'The same list in another form.', whenNot: 'Its order: SortSelect.', keys: follow },
}

import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ApiCall, callsBelow, resetApi } from '../../mocks/api.ts'
import { clearDevice } from '../../mocks/clearDevice.ts'

/** The answers to the cookie question, and the cookies that each answer sets. */
const answers = {
  'Before a choice': [],
  'After Reject': ['cookie_consent=false'],
  'After Accept All': ['cookie_consent=true', 'user_id=u-1', 'session_id=s-1'],
} as const
type Answer = keyof typeof answers

type VisitStep = { what: string; calls: ApiCall[] }
export type Visit = { answer: Answer; steps: VisitStep[] }

/** What the story shows: a shop while a visit is under way, or the ledger of all visits. */
type State = { shop?: string; visits: readonly Visit[] }
let state: State = { visits: [] }
const listeners = new Set<() => void>()

/** The store for useSyncExternalStore. */
export const ledgerStore = {
  state: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function show(next: State) {
  state = next
  for (const listener of listeners) listener()
}

const trackingCalls = () => callsBelow('/analytics')

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: a visit starts with the cookies of its answer
  document.cookie = `${text}; path=/`
}

function begin(answer: Answer, user: string | undefined) {
  clearDevice()
  for (const cookie of answers[answer]) setCookie(cookie)
  resetApi(user)
}

const option = async (shop: ReturnType<typeof within>) =>
  within(shop.getByRole('banner')).findByRole('option', { name: /Parliament hinge .* satin brass/i })

type Step = [
  what: string,
  act: (shop: ReturnType<typeof within>) => Promise<unknown>,
  /** How many calls of a kind the step sends after Accept All, some of them a while after the page is shown. */
  sends: Record<string, number>,
]

const steps: Step[] = [
  [
    'Opens the Hinges category, which shows four subcategories',
    (shop) => shop.findByRole('link', { name: /^Butt Hinges/ }),
    { view: 4, 'active-user': 1, 'page-visit': 1 },
  ],
  [
    'Chooses Butt Hinges, then Stainless butt hinges, which lists three parts, all in view',
    async (shop) => {
      await userEvent.click(shop.getByRole('link', { name: /^Butt Hinges/ }))
      await userEvent.click(await shop.findByRole('link', { name: /^Stainless butt hinges/ }))
      await waitFor(() => {
        if (shop.queryAllByRole('link', { name: /^Details, / }).length !== 3)
          throw new Error('Not three parts')
      })
    },
    { click: 1, 'page-visit': 2, 'product-view': 3 },
  ],
  [
    'Searches for ‘parliament’',
    async (shop) => {
      await userEvent.click(within(shop.getByRole('banner')).getByPlaceholderText('Search for a product'))
      await userEvent.paste('parliament')
      await option(shop)
    },
    {},
  ],
  [
    'Opens the satin brass hinge and adds it to the cart',
    async (shop) => {
      await userEvent.click(await option(shop))
      await userEvent.click(await shop.findByRole('button', { name: 'Add to Cart' }))
      await shop.findByRole('link', { name: 'Cart, 1 item' })
    },
    { 'page-visit': 1 },
  ],
]

/** Makes the same short visit once for each answer, in a fresh shop each, and then shows the ledger of their calls. */
export async function visitAll(canvas: HTMLElement, user?: string) {
  const visits: Visit[] = []
  for (const answer of Object.keys(answers) as Answer[]) {
    begin(answer, user)
    show({ shop: answer, visits })
    const visit: Visit = { answer, steps: [] }
    let earlier = 0
    for (const [what, act, sends] of steps) {
      await act(within(canvas))
      if (answer === 'After Accept All') {
        await waitFor(async () => {
          const calls = (await trackingCalls()).slice(earlier)
          for (const [kind, times] of Object.entries(sends))
            await expect(
              calls.filter(({ path }) => path.endsWith(`/${kind}`)).length,
              `${what}: calls of ${kind}`,
            ).toBeGreaterThanOrEqual(times)
        })
      }
      const all = await trackingCalls()
      visit.steps.push({ what, calls: all.slice(earlier) })
      earlier = all.length
    }
    visits.push(visit)
  }
  show({ visits })
}

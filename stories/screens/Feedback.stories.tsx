import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Feedback from '../../src/pages/Feedback.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { onlyAt, photographedAlso } from '../viewports.ts'
import { expectFields } from './fields.ts'
import { pasteInto } from './fill.ts'
import { expectMainOutline, expectOutline } from './outline.ts'
import { press, restAt } from './shown.ts'

/** Feedback, `/feedback` (§2, §5, §7, §8): a review form, the figures of all reviews, and the reviews page by page. */
export default {
  title: 'Screens/Feedback',
  component: Feedback,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/feedback' },
} satisfies Meta
type Story = StoryObj

const form = async () => within(await screen.findByRole('form', { name: 'Write a review' }))
const figures = async () => within(await screen.findByRole('region', { name: 'What customers say' }))
const reviews = async () => within(await screen.findByRole('region', { name: 'Reviews' }))
const list = async () => (await reviews()).findByRole('list', { name: 'Reviews' })
const pageButtons = async () =>
  (await (await reviews()).findAllByRole('link', { name: /^Page \d/ })).map((link) => link.textContent)
const submit = async () => (await form()).getByRole('button', { name: /^Submit/ })
const pager = async () => (await reviews()).findByRole('navigation', { name: 'Pages of reviews' })
const incomplete = 'Please fill all fields and provide a rating'
const sends = () => callsTo('POST /feedback/feedbacks')

/** Fills in five stars, a title and a sentence. */
async function filled() {
  const inside = await form()
  await userEvent.click(inside.getByRole('radio', { name: '5 stars' }))
  await pasteInto(inside.getByLabelText('Title'), 'Quick at the counter')
  await pasteInto(inside.getByLabelText('Review'), 'Ten minutes for two latches.')
}

async function send() {
  await filled()
  await userEvent.click(await submit())
}

/** The page as it opens (§2 "Review form, analytics section and paginated reviews list"): no rating is chosen. */
export const Ready: Story = {
  tags: ['spec:FB-01', 'picture:FB-01'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  play: async () => {
    await expectFields(await screen.findByRole('form', { name: 'Write a review' }))
    await waitFor(() => expect(document.title).toBe(`Feedback | ${config.name}`))
    await expectMainOutline(
      `navigation Breadcrumb | - link Home, to / | - Feedback
      heading 1 Feedback | Tell us what worked and what did not.
      region: heading 2 Write a review
      form Write a review | group Rating | Rating | radio 1 star | radio 2 stars | radio 3 stars | radio 4 stars
      radio 5 stars | textbox Title, '', required | textbox Review, '', required | button Submit Review
      region: heading 2 What customers say | img 4.2 out of 5 | average of 40 reviews
      - (5 stars 55%, 22 reviews) | - (4 stars 25%, 10 reviews) | and 3 more
      region: heading 2 Reviews | status | 1-6 of 40, page 1 of 7 | list Reviews | - img 5 out of 5 | 18 Nov 2026
      heading 3 Right part, first time | Read the number off the old hinge, found it in a minute.
      - img 4 out of 5 | 17 Nov 2026 | heading 3 Good counter, small parking
      Staff knew the lock without looking it up. Hard to park before nine. | and 4 more
      navigation Pages of reviews | - link Page 1, to /feedback, current page | - link Page 2, to /feedback?page=2
      and 3 more | link Next page, to /feedback?page=2`,
      { most: 2 },
    )
  },
}

/** The figures and the reviews are loading, and the page reserves room for them (§2 "Loading reviews..."). */
export const Loading: Story = {
  tags: ['spec:FB-01', 'loading'],
  beforeEach: ({ msw }) => msw.use(...states.feedback.loading),
  play: async () => {
    await expect(await (await figures()).findByRole('status')).toHaveTextContent('Loading the ratings...')
    await expect(await (await reviews()).findByRole('status')).toHaveTextContent('Loading reviews...')
    await expect((await form()).getByRole('button', { name: 'Submit Review' })).toBeVisible()
  },
}

/** The form was sent empty (§5 "title, content and a rating of 1 to 5 are all required"): the form says it once, and each field what is missing. */
export const Invalid: Story = {
  tags: ['spec:FB-02', 'picture:FB-02', 'invalid'],
  play: async () => {
    await userEvent.click(await submit())
    const inside = await form()
    await expect(await inside.findByRole('alert')).toHaveTextContent(incomplete)
    const stars = inside.getByRole('group', { name: 'Rating' })
    await expect(stars).toHaveAccessibleDescription('Choose one to five stars')
    await expect(inside.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title')
    await expect(inside.getByLabelText('Review')).toHaveAccessibleDescription('Write your review')
    await waitFor(() => expect(inside.getByRole('radio', { name: '1 star' })).toHaveFocus())
    await expect(inside.getByLabelText('Title')).toBeInvalid()
    await expect(inside.getByLabelText('Review')).toBeInvalid()
    await expect(await sends()).toHaveLength(0)
    await restAt(stars)
  },
}

/** §2 "a success view with a 'Submit Another Review' button", which leads back to an empty form (§4). */
export const Success: Story = {
  tags: ['spec:FB-03', 'spec:FB-01', 'picture:FB-03', 'success'],
  play: async () => {
    await expect(await (await figures()).findByText('average of 40 reviews')).toBeVisible()
    await filled()
    // A second press sends nothing.
    await userEvent.dblClick(await submit())
    const thanks = await screen.findByRole('heading', { name: 'Thank you for your review' })
    await waitFor(() => expect(thanks).toHaveFocus())
    await expectOutline(
      screen.getByRole('region', { name: 'Thank you for your review' }),
      `heading 2 Thank you for your review | status | Your review was sent. | img 5 out of 5 | Quick at the counter
      Ten minutes for two latches. | button Submit Another Review`,
    )
    await expect((await sends()).map(({ body }) => body)).toEqual([
      { type: 'review', title: 'Quick at the counter', content: 'Ten minutes for two latches.', rating: 5 },
    ])
    await expect(await (await figures()).findByText('average of 41 reviews')).toBeVisible()
    await waitFor(async () =>
      expect(within(await list()).getAllByRole('listitem')[0]).toHaveTextContent('Quick at the counter'),
    )
    await press('Submit Another Review')
    const inside = await form()
    await waitFor(() => expect(inside.getByRole('radio', { name: '1 star' })).toHaveFocus())
    await expect(inside.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await expect(inside.getByLabelText('Title')).toHaveValue('')
    await expect(inside.getByLabelText('Review')).toHaveValue('')
    await send()
    await restAt(await screen.findByRole('heading', { name: 'Thank you for your review' }))
  },
}

/** The server refuses and says why (§8 "Errors show the server message ... in the form"); nothing is lost. */
export const Refused: Story = {
  name: 'Error, the server says why',
  tags: ['spec:FB-04', 'picture:FB-04', 'error'],
  beforeEach: ({ msw }) => msw.use(states.feedback.refused),
  play: async () => {
    await send()
    const message = await (await form()).findByRole('alert')
    await expect(message).toHaveTextContent('One review a day, please.')
    const inside = await form()
    await expect(inside.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await expect(inside.getByLabelText('Title')).toHaveValue('Quick at the counter')
    await expect(inside.getByLabelText('Review')).toHaveValue('Ten minutes for two latches.')
    await waitFor(async () => expect(await submit()).toHaveFocus())
    await restAt(message)
  },
}

/** The figures of fifty reviews (§2 "average rating, total reviews, and rating distribution bars as a percentage"). */
export const Analytics: Story = {
  name: 'Ready, figures of fifty reviews',
  tags: ['spec:FB-05', 'picture:FB-05'],
  beforeEach: ({ msw }) => msw.use(states.feedback.fifty),
  play: async () => {
    const inside = await figures()
    await expect(await inside.findByText('4.4')).toBeVisible()
    await expect(inside.getByRole('img', { name: '4.4 out of 5' })).toBeVisible()
    await expect(inside.getByText('average of 50 reviews')).toBeVisible()
    const rows = inside.getAllByRole('listitem')
    const expected = [
      '5 stars 62%, 31 reviews',
      '4 stars 22%, 11 reviews',
      '3 stars 10%, 5 reviews',
      '2 stars 4%, 2 reviews',
      '1 star 2%, 1 review',
    ]
    for (const [at, words] of expected.entries()) await expect(rows[at]).toHaveTextContent(words)
    const track = rows[0]?.querySelector('[data-share]')
    const whole = track?.parentElement?.clientWidth ?? 0
    await expect(Math.abs((track?.clientWidth ?? 0) / whole - 0.62)).toBeLessThan(0.01)
    await expect(rows[0]?.querySelectorAll('line')).toHaveLength(11)
    await restAt(await screen.findByRole('region', { name: 'What customers say' }))
  },
}

/** Nobody has sent a review: every bar is at 0%, and no average is shown (§2 "as a percentage of total reviews"). */
export const NoReviews: Story = {
  name: 'Empty, no reviews',
  tags: ['spec:FB-05', 'spec:FB-07', 'empty'],
  beforeEach: ({ msw }) => msw.use(...states.feedback.none),
  play: async () => {
    const none = 'No reviews yet. Be the first to review!'
    const region = await screen.findByRole('region', { name: 'What customers say' })
    await expectOutline(
      region,
      `heading 2 What customers say | ${none} | - (5 stars 0%, 0 reviews) | - (4 stars 0%, 0 reviews)
      - (3 stars 0%, 0 reviews) | - (2 stars 0%, 0 reviews) | - (1 star 0%, 0 reviews)`,
    )
    await expectOutline(
      screen.getByRole('region', { name: 'Reviews' }),
      `heading 2 Reviews | status | ${none}`,
    )
    await restAt(region)
  },
}

/** §8 "Analytics and review-list errors show their message", also that of a lost connection; Retry asks again. */
export const AnalyticsFailed: Story = {
  name: 'Error, figures and reviews',
  tags: ['spec:FB-06', 'picture:FB-06', 'error'],
  parameters: { chromatic: photographedAlso('phone') },
  beforeEach: ({ msw }) => msw.use(...states.feedback.unreachable),
  play: async ({ msw }) => {
    const above = await figures()
    const below = await reviews()
    await expect(await above.findByRole('alert')).toHaveTextContent('The ratings did not load.')
    await expect(await below.findByRole('alert')).toHaveTextContent('The reviews did not load.')
    msw.use(states.feedback.analyticsFailed, states.feedback.listFailed)
    await userEvent.click(below.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(below.getByRole('alert')).toHaveTextContent('The reviews are being moved.'))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Reviews' })).toHaveFocus())
    await userEvent.click(above.getByRole('button', { name: 'Retry' }))
    await expect(above.getByRole('heading')).toHaveFocus()
    await waitFor(() =>
      expect(above.getByRole('alert')).toHaveTextContent('The figures are being worked out anew.'),
    )
    await restAt(above.getByRole('alert'))
  },
}

/** §9 "Reviews page size 6, 5 page buttons"; another page is in the address, and the list takes the focus. */
export const FirstPage: Story = {
  name: 'Ready, six reviews a page',
  tags: ['spec:FB-07', 'picture:FB-07'],
  play: async () => {
    await list()
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    await screen.findByText('7-12 of 40, page 2 of 7')
    await waitFor(() => expect(storyRouter.location?.search).toBe('?page=2'))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Reviews' })).toHaveFocus())
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }))
    await screen.findByText('1-6 of 40, page 1 of 7')
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(6)
    await expect(await pageButtons()).toEqual(['1', '2', '3', '4', '5'])
    await expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
    const asked = (await callsTo('GET /feedback/reviews')).map(({ search }) => search)
    await expect(asked.slice(0, 2)).toEqual(['?page=1&limit=6', '?page=2&limit=6'])
    await restAt(await pager())
  },
}

/** The fourth of nine pages: the five buttons move along, 2 to 6; while one is loading, the one before stays. */
export const NinePagesFourth: Story = {
  name: 'Ready, page 4 of 9',
  tags: ['spec:FB-07', 'spec:FB-08', 'picture:FB-08', 'desktop'],
  ...onlyAt('desktop', { visit: '/feedback' }),
  beforeEach: ({ msw }) => {
    msw.use(states.feedback.ninePages(800))
    clock.hold()
  },
  play: async () => {
    const inside = await reviews()
    await inside.findByRole('status')
    await networkIdle()
    await clock.pass(800)
    const first = await screen.findByText('Right part, first time')
    fireEvent.click(screen.getByRole('link', { name: 'Page 4' }))
    await waitFor(() => expect(inside.getByRole('status')).toHaveTextContent('Loading reviews...'))
    await networkIdle()
    await expect(first).toBeVisible()
    await clock.pass(800)
    await expect(await screen.findByText('19-24 of 54, page 4 of 9')).toBeVisible()
    await expect(first).not.toBeInTheDocument()
    await expect(await pageButtons()).toEqual(['2', '3', '4', '5', '6'])
    storyRouter.open('/feedback?page=9')
    await waitFor(async () => expect(await pageButtons()).toEqual(['5', '6', '7', '8', '9']))
    storyRouter.go(-1)
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page'),
    )
    await expectOutline(
      screen.getByRole('region', { name: 'Reviews' }),
      `heading 2 Reviews | status | 19-24 of 54, page 4 of 9 | list Reviews | - img 5 out of 5 | 25 Oct 2026
      heading 3 Honest descriptions | It said screws not included, and they were not. I could plan for it.
      and 5 more
      navigation Pages of reviews | link Previous page, to /feedback?page=3 | - link Page 2, to /feedback?page=2
      and 4 more | link Next page, to /feedback?page=5`,
      { most: 1 },
    )
    await restAt(await pager())
  },
}

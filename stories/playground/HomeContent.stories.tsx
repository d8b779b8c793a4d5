import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyNow } from '../../mocks/storyNow.ts'
import { banners as seedBanners } from '../../server/demo/content.ts'
import { content } from '../../src/api/content.ts'
import { shop } from '../shop.tsx'
import { chosenResponse, playground, type ResponseMode, responseModes } from './play.ts'

type Args = {
  announcements: number
  announcement: string
  more: string
  urgent: boolean
  fromDay: number
  toDay: number
  banners: number
  banner: string
  words: string
  link: string
  pictures: 0 | 1 | 2
  responses: ResponseMode
}

/** Returns the date so many days after (or before) the day of the stories. */
const day = (offset: number) =>
  new Date(storyNow.getTime() + offset * 24 * 60 * 60_000).toISOString().slice(0, 10)

const announcementsOf = ({ announcements, announcement, more, urgent, fromDay, toDay }: Args) =>
  Array.from({ length: announcements }, (_, at) => ({
    id: at + 1,
    title: at ? `${announcement} (${at + 1})` : announcement,
    content: more,
    link: '/contact-us',
    is_active: 1,
    is_urgent: urgent ? 1 : 0,
    start_date: day(fromDay),
    end_date: day(toDay),
  }))

const bannersOf = ({ banners, banner, words, link, pictures }: Args) =>
  Array.from({ length: banners }, (_, at) => ({
    id: at + 1,
    title: at ? `${banner} (${at + 1})` : banner,
    content: words,
    link,
    images: (seedBanners[at % seedBanners.length]?.images ?? []).slice(0, pictures),
  }))

/** Announcements and banners as marketing writes them: long or short, one or many, with and without pictures. */
export default {
  title: 'Playground/Announcements and banners',
  render: shop,
  tags: ['!autodocs', '!manifest'],
  parameters: { ...playground, visit: '/' },
  args: {
    announcements: 2,
    announcement: 'Trade counter closed on Friday.',
    more: 'Orders placed online are processed the next working day.',
    urgent: false,
    fromDay: -1,
    toDay: 3,
    banners: 2,
    banner: 'One finish through the whole door',
    words: 'Levers, cylinders and hinges in satin nickel or satin brass, by the piece.',
    link: '/products',
    pictures: 2,
    responses: 'normal',
  },
  argTypes: {
    announcements: { name: 'Announcements', control: { type: 'range', min: 0, max: 8, step: 1 } },
    announcement: { name: 'Announcement: title' },
    more: { name: 'Announcement: text' },
    urgent: { name: 'Announcement: urgent' },
    fromDay: { name: 'Start date, days from today', control: { type: 'range', min: -30, max: 30, step: 1 } },
    toDay: { name: 'End date, days from today', control: { type: 'range', min: -30, max: 30, step: 1 } },
    banners: { name: 'Banners', control: { type: 'range', min: 0, max: 8, step: 1 } },
    banner: { name: 'Banner: title' },
    words: { name: 'Banner: text' },
    link: { name: 'Banner: link' },
    pictures: { name: 'Banner: pictures', control: 'inline-radio', options: [0, 1, 2] },
    responses: { name: 'Server response', control: 'inline-radio', options: responseModes },
  },
  beforeEach: ({ args, msw }) => {
    // Not the first visit of the session, which would begin with the loading bar.
    sessionStorage.setItem('homeOpened', 'true')
    msw.use(
      chosenResponse(content.announcements, args.responses, () => announcementsOf(args)),
      chosenResponse(content.banners, args.responses, () => bannersOf(args)),
    )
  },
} satisfies Meta<Args>
type Story = StoryObj<Args>

/** Two announcements and two banners. */
export const Try: Story = { name: 'Try announcements and banners' }

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { content } from '../../src/api/content.ts'
import { api, refusal } from './client.ts'

test('returns the banner of the location', async () => {
  const { reply } = await api().send(content.promotionalBanner, {
    params: { location: 'home-page-new-arrivals' },
  })
  expect(reply).toEqual({
    name: 'New arrivals',
    description: 'Fresh',
    current_image: { image_url: '/images/new.webp', alt_text: 'New parts' },
  })
})

test('answers 404 for any other location', async () => {
  const answer = await api().send(content.promotionalBanner, { params: { location: 'roof' } })
  expect(answer).toMatchObject(refusal(404, 'There is no banner for this place.'))
})

test('GET /content/announcements/active returns the announcements that are active and within their dates', async () => {
  const { reply } = await api().send(content.announcements)
  expect(reply.map(({ title }) => title)).toEqual(['Now', 'Rain'])
})

test('banner images may be plain paths, and a banner may have only images', () => {
  expect(
    z.parse(content.banners.response, { banners: [{ images: ['/images/a.webp', { image_url: 7 }] }] }),
  ).toEqual([
    {
      id: undefined,
      title: '',
      content: '',
      link: '',
      images: [
        { image_url: '/images/a.webp', alt_text: '' },
        { image_url: '7', alt_text: '' },
      ],
    },
  ])
})

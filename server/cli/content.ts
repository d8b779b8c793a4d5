import { type Command, InvalidArgumentError } from 'commander'
import { asc, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { safeLink } from '../../src/rules/safeLink.ts'
import { announcements, banners, promotions } from '../database/catalogueTables.ts'
import { readDay, readId } from './arguments.ts'
import { CommandError, type Context, report } from './context.ts'
import { pictureAddress } from './products/pictures.ts'
import { table } from './table.ts'

type NewAnnouncement = { content: string; link?: string; from: string; to: string; urgent?: boolean }
type NewBanner = { content: string; link: string; image: string[]; alt: string }
type NewPromotion = { description: string; image: string; alt: string }

/** The address of an image as the pages write it. */
function readImage(value: string): string {
  const read = pictureAddress(value)
  if ('refused' in read) throw new InvalidArgumentError(`${read.refused}.`)
  return read.address
}

const collectImages = (value: string, before: string[] = []) => [...before, readImage(value)]

function requireLink(link: string | undefined): void {
  if (link && safeLink(link) === '')
    throw new CommandError(
      `${link} cannot be a link: give an http(s) address, or a path of the shop such as /products.`,
    )
}

/** `shop content`: announcements, banners and promotional banners. */
export function contentCommands(program: Command, context: Context): void {
  const group = program.command('content').description('announcements, banners and promotional banners')
  const removal = (name: string, of: PgTable, key: Parameters<typeof eq>[0]) => async (id: number) => {
    const { db } = await context.database()
    const rows = await db.delete(of).where(eq(key, id)).returning()
    if (rows.length === 0) throw new CommandError(`There is no ${name} ${id}.`)
    await report(context, `The ${name} ${id} is removed.`)
  }

  group
    .command('list')
    .description('lists announcements with their days, banners and promotional banners')
    .action(async () => {
      const { db } = await context.database()
      const announcementRows = (await db.select().from(announcements).orderBy(asc(announcements.id))).map(
        ({ id, title, start_date, end_date, is_active, is_urgent }) => [
          id,
          title,
          start_date,
          end_date,
          is_active ? (is_urgent ? 'urgent' : '') : 'off',
        ],
      )
      const bannerRows = (await db.select().from(banners).orderBy(asc(banners.id))).map(
        ({ id, title, link, images }) => [id, title, link, images.length],
      )
      const promotionRows = (await db.select().from(promotions)).map(({ location, name, current_image }) => [
        location,
        name,
        current_image.image_url,
      ])
      context.print(table(['Announcement', 'Title', 'From', 'To', ''], announcementRows))
      context.print(`\n${table(['Banner', 'Title', 'Link', 'Images'], bannerRows)}`)
      context.print(`\n${table(['Promotional banner at', 'Name', 'Image'], promotionRows)}`)
    })

  group
    .command('announce')
    .description('adds an announcement to the bar of the home page')
    .argument('<title>', 'its title')
    .requiredOption('--from <day>', 'first day, 2026-11-20', readDay)
    .requiredOption('--to <day>', 'last day, included', readDay)
    .option('--content <text>', 'text after the title', '')
    .option('--link <address>', 'address that it links to')
    .option('--urgent', 'marks it as urgent')
    .action(async (title: string, { content, link, from, to, urgent }: NewAnnouncement) => {
      const { db } = await context.database()
      if (to < from) throw new CommandError('The last day is before the first.')
      requireLink(link)
      const [added] = await db
        .insert(announcements)
        .values({
          title,
          content,
          link: link ?? null,
          is_active: 1,
          is_urgent: urgent ? 1 : 0,
          start_date: from,
          end_date: to,
        })
        .returning({ id: announcements.id })
      await report(context, `Announcement ${added?.id} is shown from ${from} to ${to}.`)
    })

  group
    .command('unannounce')
    .description('removes an announcement')
    .argument('<announcement>', 'number of the announcement', readId)
    .action(removal('announcement', announcements, announcements.id))

  group
    .command('add-banner')
    .description('adds a banner to the slider of the home page')
    .argument('<title>', 'its title')
    .requiredOption('--image <address>', 'address of an image; repeat it for several images', collectImages)
    .option('--alt <text>', 'what the images show, for people who cannot see them', '')
    .option('--content <text>', 'text after the title', '')
    .option('--link <address>', 'address that it links to', '/products')
    .action(async (title: string, { content, link, image, alt }: NewBanner) => {
      const { db } = await context.database()
      requireLink(link)
      const images = image.map((image_url) => ({ image_url, alt_text: alt }))
      const [added] = await db
        .insert(banners)
        .values({ title, content, link, images })
        .returning({ id: banners.id })
      await report(context, `Banner ${added?.id} is now shown.`)
    })

  group
    .command('remove-banner')
    .description('removes a banner')
    .argument('<banner>', 'number of the banner', readId)
    .action(removal('banner', banners, banners.id))

  group
    .command('promote')
    .description('sets the promotional banner of a place, such as home-page-new-arrivals')
    .argument('<location>', 'the place')
    .argument('<name>', 'its title')
    .requiredOption('--image <address>', 'address of its image', readImage)
    .option('--alt <text>', 'what the image shows, for people who cannot see it', '')
    .option('--description <text>', 'text after the title', '')
    .action(async (location: string, name: string, { description, image, alt }: NewPromotion) => {
      const { db } = await context.database()
      const fields = { name, description, current_image: { image_url: image, alt_text: alt } }
      await db
        .insert(promotions)
        .values({ location, ...fields })
        .onConflictDoUpdate({ target: promotions.location, set: fields })
      await report(context, `The promotional banner at ${location} is now ${name}.`)
    })
}

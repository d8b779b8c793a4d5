import type { Announcement, Banner, Promotion } from './records.ts'

/** What the shop says on its pages. */
export type ContentStore = {
  promotion(location: string): Promise<Promotion | undefined>
  /** All of them: which are current is a rule. */
  announcements(): Promise<readonly Announcement[]>
  banners(): Promise<readonly Banner[]>
}

import type { Announcement, Banner, Promotion } from './records.ts'

/** Banners and announcements on the shop's pages. */
export type ContentStore = {
  promotion(location: string): Promise<Promotion | undefined>
  /** All announcements; `currentAnnouncements` in src/rules decides which are current. */
  announcements(): Promise<readonly Announcement[]>
  banners(): Promise<readonly Banner[]>
}

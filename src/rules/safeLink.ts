/** The address that an announcement or a banner leads to: a path of the shop or a web address; '' for anything else. */
export function safeLink(link: string | null | undefined): string {
  const address = link?.trim() ?? ''
  return /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address : ''
}

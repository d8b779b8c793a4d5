/** Returns the link of an announcement or banner when it is a path of the shop or an http(s) address; otherwise ''. */
export function safeLink(link: string | null | undefined): string {
  const address = link?.trim() ?? ''
  return /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address : ''
}

const codings = ['br', 'gzip'] as const
export type ContentCoding = (typeof codings)[number]

/** The best content coding that an Accept-Encoding header allows, or undefined. One with q=0 is not allowed. */
export const contentCoding = (accepted: string | undefined): ContentCoding | undefined =>
  codings.find((coding) =>
    new RegExp(`(^|[\\s,])${coding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted ?? ''),
  )

import type { Rolldown } from 'vite'

/**
 * Files to precache: the code of every page, so that a page that was not seen yet opens offline and says itself what it
 * lacks, and an open tab finds its code after a new version has replaced it on the server. All code is 290 kB of Brotli,
 * half of which the first page has loaded; a new version downloads only the files that changed.
 */
export const shellFiles = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle)
    .filter((file) =>
      /\.(js|css)$|(archivo-latin|ibm-plex-mono-latin-500-normal)-[\w-]{8}\.woff2$/.test(file),
    )
    .toSorted()

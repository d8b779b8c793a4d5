/** Cache-Control values: forever for files named by a hash of their content, a day for other pictures. */
export const cacheForever = 'public, max-age=31536000, immutable'
export const cacheDay = 'public, max-age=86400, stale-while-revalidate=604800'

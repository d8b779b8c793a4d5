import { createServer } from './http.ts'
import { consoleLog as log } from './log.ts'
import { recaptcha } from './recaptcha.ts'

const portsTried = 20

/** Starts on the first free port from `port` on. */
async function start(port: number, last = port + portsTried): ReturnType<typeof createServer> {
  const { HOST, API_ORIGIN, PUBLIC_ORIGIN, RECAPTCHA_SECRET, SHOP_CLOCK_OFFSET_MS } = process.env
  const offset = Number(SHOP_CLOCK_OFFSET_MS ?? 0)
  try {
    return await createServer({
      port,
      now: () => new Date(Date.now() + offset),
      ...(HOST && { host: HOST }),
      ...(API_ORIGIN && { backendOrigin: API_ORIGIN }),
      ...(PUBLIC_ORIGIN && { origin: PUBLIC_ORIGIN }),
      ...(RECAPTCHA_SECRET && { captcha: recaptcha(RECAPTCHA_SECRET) }),
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= last) throw error
    return start(port + 1, last)
  }
}

const server = await start(Number(process.env.PORT ?? 4173))

log.info(`The shop is open: ${server.url}`)
if (!server.built) log.info('There is nothing to show yet: run npm run build first. The API answers.')
if (process.env.API_ORIGIN) log.info(`/api and /images come from ${process.env.API_ORIGIN}`)
else log.info('Sign in with demo / Demo@2026. Emails and messages are written to data/outbox')

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal does not wait.
    if (closing) process.exit(1)
    closing = true
    server.close().then(() => process.exit(0))
  })
}

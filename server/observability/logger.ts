import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../config.ts'
import type { Log } from './log.ts'

/** The id of the request being answered; every line logged for it carries the id. */
export const requestScope = new AsyncLocalStorage<string>()

/** Removes query parameters and email addresses, which errors of the database contain. */
const withoutValues = (text: string) =>
  text
    .replace(/\nparams: [\s\S]*?(?=\n\s+at |$)/g, '')
    .replace(/[^\s<>"'(=]+@[^\s<>"')]+\.[a-z]+/gi, '[email]')

/** A text as one line: control characters of a requested address could otherwise forge a line of the log. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]/gu, encodeURIComponent)

/** The loggable form of an error: its type, message, code, stack and cause, without personal values. */
function described(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutValues(String(error))
  const { name, message, stack, code, cause } = error as Error & { code?: unknown }
  return {
    type: name,
    message: withoutValues(message),
    ...(code !== undefined && { code }),
    ...(stack && { stack: withoutValues(stack) }),
    ...(cause !== undefined && { cause: described(cause) }),
  }
}

/** The server's log on standard output: JSON in production, else lines for people. Tests receive JSON by `write`. */
export function createLogger(
  { LOG_LEVEL, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>,
  write?: (line: string) => void,
): Required<Log> {
  const options = {
    level: LOG_LEVEL,
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: described },
    mixin: () => {
      const requestId = requestScope.getStore()
      return requestId === undefined ? {} : { requestId }
    },
  }
  const lines = pretty({
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
    ignore: 'requestId,method,path,status',
  })
  // A write for each line took 40% of the time of a cached page. What is buffered is written when the process exits.
  const buffered = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 })
  const logger = pino(options, write ? { write } : NODE_ENV === 'production' ? buffered() : lines)
  return {
    debug: (text, fields = {}) => logger.debug(fields, oneLine(text)),
    info: (text, fields = {}) => logger.info(fields, oneLine(text)),
    error: (text, cause) => logger.error(cause === undefined ? {} : { err: cause }, oneLine(text)),
  }
}

/** What may happen to a call on its way. */
export const faults = [
  ...['no answer in 30 s', '500', '503', '429', '401', 'malformed JSON', 'HTML', 'off-contract JSON'],
  ...['cut body', 'reset', 'offline'],
] as const
export type Fault = (typeof faults)[number]

/**
 * The faults that a call is tried with. FAULTS names one of them; `drawn`, as in `npm test`, takes one for
 * every second call, always the same, besides `too`.
 */
export const faultsOf = (row: number, too: readonly Fault[] = []): readonly Fault[] => {
  const choice = process.env.FAULTS
  if (choice !== 'drawn') return faults.filter((fault) => !choice || fault === choice)
  const drawn = row % 2 === 0 ? faults[(row / 2) % faults.length] : undefined
  return faults.filter((fault) => fault === drawn || too.includes(fault))
}

/** The text of the refusals that carry one. A server that is down has none for shoppers. */
export const refusals: Partial<Record<Fault, string>> = {
  429: 'Too many attempts. Please try again in 30 seconds.',
  401: 'Please sign in to do this.',
}

type Answer = { status: number; headers?: Record<string, string>; body: string }

const json = (status: number, value: unknown, headers = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(value),
})
const html = (status: number, body: string): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: `<!doctype html><html><body><h1>${body}</h1></body></html>`,
})

/** The answers of those faults in which there is one. */
export const answers: Partial<Record<Fault, Answer>> = {
  500: {
    status: 500,
    headers: { 'Content-Type': 'text/plain' },
    body: 'Error: connect ECONNREFUSED 10.0.0.5:5432',
  },
  503: html(503, '503 Service Unavailable'),
  429: json(429, { error: refusals[429] }, { 'Retry-After': '30' }),
  401: json(401, { error: refusals[401] }),
  'malformed JSON': {
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: '{"success": true, "da',
  },
  HTML: html(200, 'Welcome to the airport Wi-Fi'),
}

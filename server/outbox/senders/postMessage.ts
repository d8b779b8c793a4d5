const timeoutMs = 20_000

/** Posts JSON to a service with its token. Returns the answer and its text; throws when there is none in 20 seconds. */
export async function postMessage(url: string, token: string, message: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { ok: answer.ok, status: answer.status, text: await answer.text() }
}

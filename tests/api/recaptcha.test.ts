import { expect, test } from 'vitest'
import { recaptcha } from '../../server/complaint/recaptcha.ts'
import { captcha } from '../../src/api/captcha.ts'
import { api } from './client.ts'

/** A shop that uses Google reCAPTCHA; `answer` stands in for Google's response. */
function shop(answer: () => Response | Promise<Response>) {
  const requests: [address: string, body: string][] = []
  const ask: typeof fetch = async (address, init) => {
    requests.push([String(address), String(init?.body)])
    return answer()
  }
  return { requests, visitor: api({ captcha: recaptcha('the-secret', ask) }) }
}

const verify = async ({ visitor }: ReturnType<typeof shop>) =>
  (await visitor.send(captcha.verify, { body: { token: 'a token' } })).json

test('passes a token that the service confirms, and sends it the secret and the token', async () => {
  const google = shop(() => Response.json({ success: true }))
  expect(await verify(google)).toEqual({ success: true })
  expect(google.requests).toEqual([
    ['https://www.google.com/recaptcha/api/siteverify', 'secret=the-secret&response=a+token'],
  ])
})

test.each([
  ['denies it', () => Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
  ['answers nonsense', () => new Response('<html>')],
  ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
])('does not pass when the service %s', async (_what, answer) => {
  expect(await verify(shop(answer))).toEqual({ success: false })
})

test('has no challenge of its own', async () => {
  const { visitor } = shop(() => Response.json({}))
  expect((await visitor.send(captcha.challenge)).status).toBe(404)
})

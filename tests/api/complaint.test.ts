import { describe, expect, test, vi } from 'vitest'
import { openPasses } from '../../server/complaint/captchaPasses.ts'
import { captcha } from '../../src/api/captcha.ts'
import { complaints } from '../../src/api/complaint.ts'
import { shop as config } from '../../src/shop/config.ts'
import { complaint, complaintForm, png } from './bodies.ts'
import { api, refusal } from './client.ts'
import { minutes, xss } from './shop.ts'
import { once } from './stores.ts'

const image = (content: BlobPart = png, name = 'receipt.png', type = 'image/png') =>
  new File([content], name, { type })
const passed = () => api({ passes: openPasses })
const complain = (body: unknown, shop = passed()) => shop.send(complaints.create, { body })

test('answers 201 with a message, and stores every field', async () => {
  const shop = passed()
  const { status, json } = await complain(complaintForm({ message: xss }), shop)
  expect([status, json]).toEqual([201, { message: 'Complaint submitted successfully.', complaint_id: 1 }])
  const [record] = await shop.store.complaints()
  expect(record).toEqual({
    complaint_id: 1,
    ...complaint,
    message: xss,
    receipt: { name: expect.any(String), type: 'image/png', size: png.length },
    created_at: '2026-11-20T06:30:00.000Z',
    answered_at: null,
  })
  expect(await shop.receipts.read(record!.receipt.name)).toEqual(png)
})

once.each([
  ['a text named .png', image('not a picture', 'receipt.png', 'image/png')],
  ['a page named .jpg', image('<html><script>alert(1)</script></html>', 'receipt.jpg', 'image/jpeg')],
  ['an SVG', image('<svg xmlns="http://www.w3.org/2000/svg"/>', 'receipt.svg', 'image/svg+xml')],
])('refuses %s', async (_, file) => {
  const shop = passed()
  expect(await complain(complaintForm({}, file), shop)).toMatchObject(
    refusal(400, 'The receipt must be a JPEG, PNG or WEBP image.'),
  )
  expect(await shop.store.complaints()).toEqual([])
})

once('accepts a picture of exactly 5 MB and none larger', async () => {
  const full = new Uint8Array(5 * 1024 * 1024)
  full.set(png)
  expect((await complain(complaintForm({}, image(full)))).status).toBe(201)
  const more = new Uint8Array(full.length + 1)
  more.set(png)
  expect(await complain(complaintForm({}, image(more)))).toMatchObject(
    refusal(400, 'The image is too large: at most 5 MB.'),
  )
})

describe('a form', () => {
  const send = async (type: string, body: string) => {
    const answer = await api({ passes: openPasses }).request('/api/feedback/create-complaint', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    return { status: answer.status, json: await answer.json() }
  }
  const part = '--line\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const parts = (count: number) => `${part.repeat(count)}--line--\r\n`
  const tooMany = refusal(400, 'The form has too many fields.')
  const read = refusal(400, 'firstName is required.')

  once('with very many fields is refused', async () => {
    const type = 'multipart/form-data; boundary=line'
    expect(await send(type, parts(100_000))).toMatchObject(tooMany)
    expect(await send(type, parts(50))).toMatchObject(read)
    expect(await send(type, parts(51))).toMatchObject(tooMany)
  })

  once.each([
    ['no boundary', ''],
    ['an empty boundary', '; boundary='],
    ['a boundary of 71 characters', `; boundary=${'x'.repeat(71)}`],
  ])('is refused with %s', async (_, parameters) => {
    expect(await send(`multipart/form-data${parameters}`, parts(1))).toMatchObject(
      refusal(400, 'The form must name a boundary of at most 70 characters.'),
    )
  })

  once.each([
    ['a header without an end', `--line\r\nContent-Disposition: ${'x'.repeat(400_000)}`],
    ['no end', parts(1).slice(0, -4)],
    ['no part', 'no form'],
    ['text that is not UTF-8', part.replace('name="a"', 'name="\ufffd\ud800"')],
  ])('is refused with %s', async (_, body) => {
    expect(await send('multipart/form-data; boundary=line', body)).toMatchObject(
      refusal(400, 'The form could not be read.'),
    )
  })

  once('may have a boundary of 70 characters', async () => {
    const boundary = 'x'.repeat(70)
    const body = parts(1).replaceAll('line', boundary)
    expect(await send(`multipart/form-data; boundary=${boundary}`, body)).toMatchObject(read)
  })

  once.each([69, 8000])(
    'of dashes that are nearly a boundary of %d dashes is refused in no time',
    async (dashes) => {
      const began = performance.now()
      const type = `multipart/form-data; boundary=${'-'.repeat(dashes)}x`
      expect((await send(type, '-'.repeat(400_000))).status).toBe(400)
      expect(performance.now() - began).toBeLessThan(2000)
    },
  )
})

once('refuses a form over 6 MB', async () => {
  const huge = new Uint8Array(6 * 1024 * 1024)
  huge.set(png)
  expect(await complain(complaintForm({}, image(huge)))).toMatchObject(
    refusal(413, 'That is too large: at most 6 MB can be sent.'),
  )
})

once.each([
  ['no picture', null],
  ['text in its place', 'receipt.png'],
  ['an empty picture', image('')],
])('refuses %s', async (_, receipt) => {
  expect(await complain(complaintForm({}, receipt))).toMatchObject(refusal(400, 'receipt is required.'))
})

once.each([
  [{ email: 'nadeesha' }, 'email is not valid.'],
  [{ message: 'x'.repeat(5001) }, 'message is too long: at most 5000 characters.'],
  [{ message: 'a\0b' }, 'message has characters that cannot be used.'],
  [{ firstName: 'a\0b' }, 'firstName has characters that cannot be used.'],
  [{ invoiceNumber: 'x'.repeat(201) }, 'invoiceNumber is too long: at most 200 characters.'],
])('refuses %.40j', async (fields, message) => {
  expect(await complain(complaintForm(fields))).toMatchObject(refusal(400, message))
})

const refused = refusal(403, 'Please pass the captcha first.')
test('a complaint needs a passed captcha, once also for complaints that are sent together', async () => {
  const shop = api()
  await shop.passCaptcha()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      shop.send(complaints.create, { body: complaintForm(), headers: { 'x-from': String(i) } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(403)])
  expect(await shop.store.complaints()).toHaveLength(1)
})

test('a complaint that is refused or could not be stored does not use it up', async () => {
  const shop = api()
  await shop.passCaptcha()
  expect((await complain(complaintForm({ email: 'nadeesha' }), shop)).status).toBe(400)
  vi.spyOn(shop.store, 'addComplaint').mockRejectedValueOnce(new Error('The disk is full.'))
  expect((await complain(complaintForm(), shop)).status).toBe(500)
  expect(await shop.receipts.read('receipt-1')).toBeUndefined()
  expect((await complain(complaintForm(), shop)).status).toBe(201)
  expect(await complain(complaintForm(), shop)).toMatchObject(refused)
})

once('a complaint needs a passed captcha: solved, and by this visitor, within half an hour', async () => {
  const shop = api()
  expect((await shop.send(captcha.verify, { body: { token: 'x' } })).json).toEqual({ success: false })
  expect(await complain(complaintForm(), shop)).toMatchObject(refused)
  await shop.passCaptcha()
  expect(await shop.visitor().send(complaints.create, { body: complaintForm() })).toMatchObject(refused)
  shop.wait(minutes(30))
  expect(await complain(complaintForm(), shop)).toMatchObject(refused)
})

describe('is not read', () => {
  /** A body of 5 MB that counts how often it is read. */
  const unread = () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController) => {
      if (pull.mock.calls.length > 50) controller.close()
      else controller.enqueue(new Uint8Array(100_000))
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=line' }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    return { pull, init: { method: 'POST', headers, body, duplex: 'half' } as RequestInit }
  }
  const statusAndReads = async (shop: ReturnType<typeof api>, path: string) => {
    const { pull, init } = unread()
    return [(await shop.request(path, init)).status, pull.mock.calls.length]
  }

  once('without a captcha pass', async () => {
    expect(await statusAndReads(api(), '/api/feedback/create-complaint')).toEqual([403, 0])
  })

  once('over the limit of the address', async () => {
    const shop = passed()
    for (let i = 0; i < 60; i++) expect((await complain(complaintForm(), shop)).status).toBe(201)
    expect(await statusAndReads(shop, '/api/feedback/create-complaint')).toEqual([429, 0])
  })

  once('while many others are being read, at most one of one address', async () => {
    const shop = passed()
    const send = (from: string) => {
      const { init } = unread()
      const headers = { ...init.headers, 'x-from': from }
      const opened = { ...init, headers, body: new ReadableStream() }
      return shop.request('/api/feedback/create-complaint', opened)
    }
    const refused: [number, string | null][] = []
    const open = (from: string) =>
      void send(from).then(({ status, headers }) => refused.push([status, headers.get('retry-after')]))
    for (let i = 0; i < 2; i++) open('a')
    await expect.poll(() => refused).toEqual([[503, '5']])
    for (let i = 0; i < 24; i++) open(`b-${i}`)
    await expect.poll(() => refused.length).toBe(2)
  })

  once(
    'for longer than 30 seconds, whatever still arrives, and never twice at once with one pass',
    async () => {
      const shop = api()
      await shop.passCaptcha()
      const late = new AbortController()
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
      const { init } = unread()
      const begin = '--line\r\nContent-Disposition: form-data; name="message"\r\n\r\n'
      // A byte for each read: it never ends, and is never silent.
      const pull = vi.fn(async (controller: ReadableStreamDefaultController) => {
        await new Promise((resolve) => setImmediate(resolve))
        controller.enqueue(new TextEncoder().encode(pull.mock.calls.length === 1 ? begin : 'x'))
      })
      const body = new ReadableStream({ pull }, { highWaterMark: 0 })
      const slow = shop.request('/api/feedback/create-complaint', { ...init, body } as RequestInit)
      await expect.poll(() => pull.mock.calls.length).toBeGreaterThan(5)
      expect(timeout).toHaveBeenCalledWith(30_000)
      expect((await complain(complaintForm(), shop)).status).toBe(403)
      late.abort(new Error('late'))
      expect((await slow).status).toBe(408)
      expect((await complain(complaintForm(), shop)).status).toBe(201)
    },
  )
})

test('puts the confirmation email into the outbox', async () => {
  const shop = passed()
  await complain(complaintForm(), shop)
  expect(await shop.mails()).toEqual([
    {
      kind: 'email',
      to: 'nadeesha@mail.example',
      subject: 'We have received your complaint',
      text: `Dear Nadeesha Perera,\n\nWe have received your complaint of 20 Nov 2026, 12:00 pm, and will answer it. It has the number 1.\n\n${config.name}\n${config.phone.display}`,
    },
  ])
})

once('accepts images up to 2 GB in total', async () => {
  const shop = passed()
  shop.store.receiptBytes = async () => 2 * 1024 ** 3 - png.length
  expect((await complain(complaintForm(), shop)).status).toBe(201)
  shop.store.receiptBytes = async () => 2 * 1024 ** 3 - png.length + 1
  expect(await complain(complaintForm(), shop)).toMatchObject(
    refusal(503, 'No more images can be taken at the moment. Please call us.'),
  )
})

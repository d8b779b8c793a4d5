import { describe, expect, test } from 'vitest'
import { webPasswords } from '../../server/accounts/webPasswords.ts'
import { proofOfWork } from '../../server/complaints/captcha.ts'
import { openPasses } from '../../server/complaints/captchaPasses.ts'
import type { Store } from '../../server/store/store.ts'
import { feedback, receiptField } from '../../src/api/feedback.ts'
import { complaint } from './bodies.ts'
import { api, refusal } from './client.ts'
import { minutes, noon, seed, xss } from './shop.ts'
import { solve } from './solve.ts'
import { testStore } from './stores.ts'

describe('GET /feedback/reviews/analytics', () => {
  test('counts by rating', async () => {
    expect((await api().send(feedback.analytics)).json).toEqual({
      averageRating: 2.86,
      totalReviews: 14,
      ratingDistribution: { 1: 3, 2: 3, 3: 3, 4: 3, 5: 2 },
    })
  })

  test('without reviews everything is zero', async () => {
    const shop = api()
    shop.store.feedbackCounts = async () => new Map()
    expect((await shop.send(feedback.analytics)).json).toEqual({
      averageRating: 0,
      totalReviews: 0,
      ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
  })
})

describe('GET /feedback/reviews', () => {
  const list = (page: unknown, limit: unknown) => api().send(feedback.list, { query: { page, limit } })

  test.each([
    [1, 6, [14, 13, 12, 11, 10, 9], 3],
    [3, 6, [2, 1], 3],
    [2, 7, [7, 6, 5, 4, 3, 2, 1], 2],
    // Values out of range become the nearest valid value.
    [4, 6, [2, 1], 3],
    [999_999, 6, [2, 1], 3],
    [0, 6, [14, 13, 12, 11, 10, 9], 3],
    [-5, 6, [14, 13, 12, 11, 10, 9], 3],
    [1.9, 6, [14, 13, 12, 11, 10, 9], 3],
    [1, 0, [14], 14],
    [1, -1, [14], 14],
    [1, 5000, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 1],
  ])('page %s of %s', async (page, limit, expected, pages) => {
    const { reply } = await list(page, limit)
    expect(reply.reviews.map(({ id }) => id)).toEqual(expected)
    expect([reply.total, reply.pages]).toEqual([14, pages])
  })

  test('without reviews there are no pages', async () => {
    const shop = api()
    shop.store.feedbackCounts = async () => new Map()
    shop.store.feedback = async () => []
    const { json } = await shop.send(feedback.list, { query: { page: 1, limit: 6 } })
    expect(json).toEqual({ reviews: [], total: 0, pages: 0 })
  })

  test.each([
    ['one', 6, 'page is not valid.'],
    [1, 'NaN', 'limit is not valid.'],
    ['', 6, 'page is not valid.'],
  ])('page %j of %j is refused', async (page, limit, message) => {
    expect(await list(page, limit)).toMatchObject(refusal(400, message))
  })

  test('needs page and limit', async () => {
    expect(await api().send(feedback.list)).toMatchObject(refusal(400, 'page is required.'))
  })
})

describe('POST /feedback/feedbacks', () => {
  const draft = { type: 'review', title: 'Good counter', content: 'Quick.', rating: 5 }
  const create = (fields: object, shop = api()) =>
    shop.send(feedback.create, { body: { ...draft, ...fields } })

  test('answers 201, and the review is first in the list', async () => {
    const shop = api()
    expect(await create({ title: xss, content: xss }, shop)).toMatchObject({
      status: 201,
      json: { message: 'Thank you for your review.' },
    })
    const { reply } = await shop.send(feedback.list, { query: { page: 1, limit: 1 } })
    expect(reply).toEqual({
      reviews: [{ id: 15, title: xss, content: xss, rating: 5, created_at: '2026-11-20T06:30:00.000Z' }],
      total: 15,
      pages: 15,
    })
    expect((await shop.send(feedback.analytics)).reply).toMatchObject({ averageRating: 3, totalReviews: 15 })
  })

  const incomplete = 'Please fill all fields and provide a rating'
  test.each([
    [{ title: '' }, incomplete],
    [{ title: ' \t' }, incomplete],
    [{ content: '' }, incomplete],
    [{ rating: 0 }, 'rating is not valid.'],
    [{ rating: 6 }, 'rating is not valid.'],
    [{ rating: 4.5 }, 'rating is not valid.'],
    [{ rating: undefined }, 'rating is required.'],
    [{ type: 'praise' }, 'type is not valid.'],
    [{ title: 'x'.repeat(201) }, 'title is too long: at most 200 characters.'],
    [{ content: 'x'.repeat(5001) }, 'content is too long: at most 5000 characters.'],
  ])('refuses %.40j', async (fields, message) => {
    expect(await create(fields)).toMatchObject(refusal(400, message))
  })
})

describe('POST /feedback/create-complaint', () => {
  const bytes = (...head: number[]) => Uint8Array.from([...head, ...new Array(20).fill(0)])
  const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
  const webp = bytes(0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50)
  const image = (content: BlobPart = png, name = 'receipt.png', type = 'image/png') =>
    new File([content], name, { type })

  function form(fields: Record<string, string> = {}, receipt: File | string | null = image()) {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...complaint, ...fields })) data.set(name, value)
    if (receipt !== null) data.set(receiptField, receipt)
    return data
  }
  const passed = () => api({ passes: openPasses })
  const complain = (body: unknown, shop = passed()) => shop.send(feedback.createComplaint, { body })

  test('the multipart field of the picture is receipt', () => {
    expect(receiptField).toBe('receipt')
  })

  test('answers 201 with a message, and stores every field', async () => {
    const shop = passed()
    const { status, json } = await complain(form({ message: xss }), shop)
    expect([status, json]).toEqual([201, { message: 'Complaint submitted successfully.' }])
    const [kept] = await shop.store.complaints()
    expect(kept).toEqual({
      complaint_id: 1,
      ...complaint,
      message: xss,
      receipt: { name: expect.any(String), type: 'image/png', size: png.length },
      created_at: '2026-11-20T06:30:00.000Z',
    })
    expect(await shop.receipts.read(kept!.receipt.name)).toEqual(png)
  })

  test.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', webp],
  ])('recognises %s by its content, whatever its name', async (type, content) => {
    const shop = passed()
    expect((await complain(form({}, image(content, 'receipt', 'text/plain')), shop)).status).toBe(201)
    expect((await shop.store.complaints())[0]?.receipt.type).toBe(type)
  })

  test.each([
    ['a text named .png', image('not a picture', 'receipt.png', 'image/png')],
    ['a page named .jpg', image('<html><script>alert(1)</script></html>', 'receipt.jpg', 'image/jpeg')],
    ['an SVG', image('<svg xmlns="http://www.w3.org/2000/svg"/>', 'receipt.svg', 'image/svg+xml')],
    ['a GIF', image('GIF89a...', 'receipt.gif', 'image/gif')],
    ['a WAV, which is RIFF too', image(bytes(0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x41, 0x56, 0x45))],
  ])('refuses %s', async (_, file) => {
    const shop = passed()
    expect(await complain(form({}, file), shop)).toMatchObject(
      refusal(400, 'The receipt must be a JPEG, PNG or WEBP image.'),
    )
    expect(await shop.store.complaints()).toEqual([])
  })

  test('accepts a picture of exactly 5 MB and none larger', async () => {
    const full = new Uint8Array(5 * 1024 * 1024)
    full.set(png)
    expect((await complain(form({}, image(full)))).status).toBe(201)
    const more = new Uint8Array(full.length + 1)
    more.set(png)
    expect(await complain(form({}, image(more)))).toMatchObject(
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

    test('with very many fields is refused', async () => {
      const type = 'multipart/form-data; boundary=line'
      expect(await send(type, parts(100_000))).toMatchObject(tooMany)
      expect(await send(type, parts(50))).toMatchObject(read)
      expect(await send(type, parts(51))).toMatchObject(tooMany)
    })

    test.each([
      ['no boundary', ''],
      ['an empty boundary', '; boundary='],
      ['a boundary of 71 characters', `; boundary=${'x'.repeat(71)}`],
    ])('is refused with %s', async (_, parameters) => {
      expect(await send(`multipart/form-data${parameters}`, parts(1))).toMatchObject(
        refusal(400, 'The form must name a boundary of at most 70 characters.'),
      )
    })

    test.each([
      ['a header without an end', `--line\r\nContent-Disposition: ${'x'.repeat(400_000)}`],
      ['no end', parts(1).slice(0, -4)],
      ['text that is not UTF-8', part.replace('name="a"', 'name="\ufffd\ud800"')],
    ])('is refused with %s', async (_, body) => {
      expect(await send('multipart/form-data; boundary=line', body)).toMatchObject(
        refusal(400, 'The form could not be read.'),
      )
    })

    test('may have a boundary of 70 characters', async () => {
      const boundary = 'x'.repeat(70)
      const body = parts(1).replaceAll('line', boundary)
      expect(await send(`multipart/form-data; boundary=${boundary}`, body)).toMatchObject(read)
    })

    test.each([69, 8000])(
      'of dashes that are nearly a boundary of %d dashes is refused in no time',
      async (dashes) => {
        const began = performance.now()
        const type = `multipart/form-data; boundary=${'-'.repeat(dashes)}x`
        expect((await send(type, '-'.repeat(400_000))).status).toBe(400)
        expect(performance.now() - began).toBeLessThan(2000)
      },
    )
  })

  test('refuses a form over 6 MB', async () => {
    const huge = new Uint8Array(6 * 1024 * 1024)
    huge.set(png)
    expect(await complain(form({}, image(huge)))).toMatchObject(
      refusal(413, 'That is too large: at most 6 MB can be sent.'),
    )
  })

  test.each([
    ['no picture', null],
    ['text in its place', 'receipt.png'],
    ['an empty picture', image('')],
  ])('refuses %s', async (_, receipt) => {
    expect(await complain(form({}, receipt))).toMatchObject(refusal(400, 'receipt is required.'))
  })

  test.each(Object.keys(complaint))('%s is required', async (field) => {
    expect(await complain(form({ [field]: ' ' }))).toMatchObject(refusal(400, `${field} is required.`))
    const without = form()
    without.delete(field)
    expect(await complain(without)).toMatchObject(refusal(400, `${field} is required.`))
  })

  test.each([
    [{ email: 'nadeesha' }, 'email is not valid.'],
    [{ message: 'x'.repeat(5001) }, 'message is too long: at most 5000 characters.'],
    [{ invoiceNumber: 'x'.repeat(201) }, 'invoiceNumber is too long: at most 200 characters.'],
  ])('refuses %.40j', async (fields, message) => {
    expect(await complain(form(fields))).toMatchObject(refusal(400, message))
  })

  test('refuses JSON, and a form that cannot be read', async () => {
    expect(await complain(complaint)).toMatchObject(refusal(400, 'The request is missing or does not fit.'))
    const broken = await passed().request('/api/feedback/create-complaint', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'no form',
    })
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { message: 'The form could not be read.', error: 'The form could not be read.' },
    ])
  })

  describe('needs a passed captcha', () => {
    const refused = refusal(403, 'Please pass the captcha first.')
    const pass = async (shop: ReturnType<typeof api>) => {
      const token = await solve((await shop.send(feedback.captchaChallenge)).reply)
      expect((await shop.send(feedback.verifyCaptcha, { body: { token } })).json).toEqual({ success: true })
    }

    test('once for each complaint', async () => {
      const shop = api()
      expect(await complain(form(), shop)).toMatchObject(refused)
      await pass(shop)
      expect((await complain(form(), shop)).status).toBe(201)
      expect(await complain(form(), shop)).toMatchObject(refused)
      expect(await shop.store.complaints()).toHaveLength(1)
    })

    test('once also for complaints that are sent together', async () => {
      const shop = api({ clientOf: (c) => c.req.header('x-from') ?? '' })
      await pass(shop)
      const sent = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          shop.send(feedback.createComplaint, { body: form(), headers: { 'x-from': String(i) } }),
        ),
      )
      expect(sent.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(403)])
      expect(await shop.store.complaints()).toHaveLength(1)
    })

    test('and a complaint that could not be stored does not use it up', async () => {
      const shop = api()
      await pass(shop)
      const { addComplaint } = shop.store
      shop.store.addComplaint = () => Promise.reject(new Error('The disk is full.'))
      expect((await complain(form(), shop)).status).toBe(500)
      shop.store.addComplaint = addComplaint
      expect((await complain(form(), shop)).status).toBe(201)
      expect(await complain(form(), shop)).toMatchObject(refused)
    })

    test('and a refused complaint does not use it up', async () => {
      const shop = api()
      await pass(shop)
      expect((await complain(form({ email: 'nadeesha' }), shop)).status).toBe(400)
      expect((await complain(form(), shop)).status).toBe(201)
    })

    test('solved by this visitor within half an hour', async () => {
      const shop = api()
      await pass(shop)
      expect(await shop.visitor().send(feedback.createComplaint, { body: form() })).toMatchObject(refused)
      shop.wait(minutes(30))
      expect(await complain(form(), shop)).toMatchObject(refused)
    })

    test('and one that failed does not count', async () => {
      const shop = api()
      expect((await shop.send(feedback.verifyCaptcha, { body: { token: 'x' } })).json).toEqual({
        success: false,
      })
      expect(await complain(form(), shop)).toMatchObject(refused)
    })
  })

  describe('is not read', () => {
    /** A body of 5 MB that counts how often it is read. */
    const unread = () => {
      const reads = { count: 0 }
      const pull = (controller: ReadableStreamDefaultController) => {
        reads.count += 1
        if (reads.count > 50) controller.close()
        else controller.enqueue(new Uint8Array(100_000))
      }
      const headers = { 'content-type': 'multipart/form-data; boundary=line' }
      const body = new ReadableStream({ pull }, { highWaterMark: 0 })
      return { reads, init: { method: 'POST', headers, body, duplex: 'half' } as RequestInit }
    }
    const statusAndReads = async (shop: ReturnType<typeof api>, path: string) => {
      const { reads, init } = unread()
      return [(await shop.request(path, init)).status, reads.count]
    }

    test('without a captcha pass', async () => {
      expect(await statusAndReads(api(), '/api/feedback/create-complaint')).toEqual([403, 0])
    })

    test('over the limit of the address', async () => {
      const shop = passed()
      for (let i = 0; i < 60; i++) await complain(form(), shop)
      expect(await statusAndReads(shop, '/api/feedback/create-complaint')).toEqual([429, 0])
    })

    test('by calls that take no form', async () => {
      for (const path of ['/api/auth/login', '/api/products/purchase'])
        expect((await statusAndReads(passed(), path))[1]).toBe(0)
    })

    test('while many others are being read, at most two of one address', async () => {
      const shop = api({ passes: openPasses, clientOf: (c) => c.req.header('x-from') ?? '' })
      const opened = () => {
        const { init } = unread()
        return { ...init, body: new ReadableStream() } as RequestInit
      }
      const send = (from: string) => {
        const init = opened()
        return shop.request('/api/feedback/create-complaint', {
          ...init,
          headers: { ...init.headers, 'x-from': from },
        })
      }
      const refused: [number, string | null][] = []
      const open = (from: string) =>
        void send(from).then(({ status, headers }) => refused.push([status, headers.get('retry-after')]))
      for (let i = 0; i < 3; i++) open('a')
      await expect.poll(() => refused).toEqual([[503, '5']])
      for (let i = 0; i < 23; i++) open(`b-${i}`)
      await expect.poll(() => refused.length).toBe(2)
    })
  })

  test('puts the confirmation email into the outbox', async () => {
    const shop = passed()
    await complain(form(), shop)
    expect(await shop.mails()).toEqual([
      {
        kind: 'email',
        to: 'nadeesha@mail.example',
        subject: 'We have received your complaint',
        text: 'Dear Nadeesha Perera,\n\nWe have received your complaint of 20 Nov 2026, 12:00 pm, and will answer it.\n\nNiLO Depot\n011 200 0140',
      },
    ])
  })

  test('accepts images up to 2 GB in total', async () => {
    const shop = passed()
    shop.store.receiptBytes = async () => 2 * 1024 ** 3 - png.length
    expect((await complain(form(), shop)).status).toBe(201)
    shop.store.receiptBytes = async () => 2 * 1024 ** 3 - png.length + 1
    expect(await complain(form(), shop)).toMatchObject(
      refusal(503, 'No more images can be taken at the moment. Please call us.'),
    )
  })

  test('an image is not stored if its complaint cannot be stored', async () => {
    const shop = passed()
    shop.store.addComplaint = async () => {
      throw new Error('The disk is full.')
    }
    expect((await complain(form(), shop)).status).toBe(500)
    expect(await shop.receipts.read('receipt-1')).toBeUndefined()
  })

  test('accepts 60 per hour from one address', async () => {
    const shop = passed()
    for (let i = 0; i < 60; i++) expect((await complain(form(), shop)).status).toBe(201)
    expect((await complain(form(), shop)).status).toBe(429)
  })
})

describe('POST /verify-captcha', () => {
  let time = Number(noon)
  const captcha = (store: Pick<Store, 'secret' | 'spend'>) =>
    proofOfWork({ store, now: () => new Date(time), maxNumber: 200 })
  const shop = () => {
    const store = testStore(seed(), webPasswords)
    return api({ store, captcha: captcha(store) })
  }

  const challenge = async (visitor: ReturnType<typeof api>) =>
    (await visitor.send(feedback.captchaChallenge)).reply
  const verify = async (visitor: ReturnType<typeof api>, token: string) =>
    (await visitor.send(feedback.verifyCaptcha, { body: { token } })).json

  test('passes a solved challenge once', async () => {
    const visitor = shop()
    const given = await challenge(visitor)
    expect(given).toMatchObject({ algorithm: 'SHA-256', maxnumber: 200 })
    const token = await solve(given)
    expect(await verify(visitor, token)).toEqual({ success: true })
    expect(await verify(visitor, token)).toEqual({ success: false })
  })

  test('recovers after its secret could not be read once', async () => {
    const visitor = shop()
    const { secret } = visitor.store
    visitor.store.secret = () => Promise.reject(new Error('the database is away'))
    expect((await visitor.send(feedback.captchaChallenge)).status).toBe(500)
    visitor.store.secret = secret
    expect(await verify(visitor, await solve(await challenge(visitor)))).toEqual({ success: true })
  })

  test('passes a challenge for less than ten minutes', async () => {
    const visitor = shop()
    const [first, second] = [await solve(await challenge(visitor)), await solve(await challenge(visitor))]
    time += minutes(10) - 1
    expect(await verify(visitor, first)).toEqual({ success: true })
    time += 1
    expect(await verify(visitor, second)).toEqual({ success: false })
  })

  test('does not pass a challenge that was changed', async () => {
    const visitor = shop()
    let solved = { number: 0, salt: '' }
    while (!/^\d[1-9]/.test(String(solved.number)))
      solved = JSON.parse(atob(await solve(await challenge(visitor))))
    const later = solved.salt.replace(/expires=\d+/, 'expires=99999999999')
    // Moving a digit from the number to the salt does not change the hash.
    const spliced = {
      ...solved,
      salt: `${solved.salt}${String(solved.number)[0]}`,
      number: Number(String(solved.number).slice(1)),
    }
    const other = { secret: async () => 'ab'.repeat(32), spend: async () => true }
    const forged = await solve(await captcha(other).challenge())
    for (const changed of [
      { ...solved, number: solved.number + 1 },
      { ...solved, salt: later },
      spliced,
      { ...solved, algorithm: 'SHA-1' },
      { ...solved, signature: '00'.repeat(32) },
      { ...solved, signature: '' },
      {},
      null,
      [],
    ])
      expect(await verify(visitor, btoa(JSON.stringify(changed)))).toEqual({ success: false })
    expect(await verify(visitor, forged)).toEqual({ success: false })
    expect(await verify(visitor, btoa(JSON.stringify(solved)))).toEqual({ success: true })
  })

  test.each(['', 'token', '====', 'bnVsbA=='])('does not pass %j', async (token) => {
    expect(await verify(shop(), token)).toEqual({ success: false })
  })

  test('asks the configured verifier', async () => {
    const visitor = api({ captcha: { verify: async (token) => token === 'open' } })
    expect(await verify(visitor, 'open')).toEqual({ success: true })
    expect(await verify(visitor, 'shut')).toEqual({ success: false })
    expect((await visitor.send(feedback.captchaChallenge)).status).toBe(404)
  })

  test('needs a token', async () => {
    expect(await api().send(feedback.verifyCaptcha, { body: {} })).toMatchObject(
      refusal(400, 'token is required.'),
    )
  })
})

describe('responses of other back ends', () => {
  const page = (answer: unknown) => feedback.list.response.parse(answer)
  const review = { id: '7', rating: '4', title: 'Fits', content: 'Well.', created_at: '2026-11-01' }
  const read = { ...review, id: 7, rating: 4 }

  test.each([
    ['numbers as text', { reviews: [review], total: '14', pages: '3' }, { total: 14, pages: 3 }],
    ['an envelope', { data: { reviews: [review], total: 14, pages: 3 } }, { total: 14, pages: 3 }],
    ['no number of pages', { reviews: [review], total: 14 }, { total: 14, pages: 3 }],
    ['neither total nor pages', { reviews: [review] }, { total: 1, pages: 1 }],
    ['nothing but the list', [review], { total: 1, pages: 1 }],
    ['the list beside its total', { data: [review], total: 14, pages: 3 }, { total: 14, pages: 3 }],
  ])('a page of reviews with %s', (_what, answer, expected) => {
    expect(page(answer)).toEqual({ reviews: [read], ...expected })
  })

  test('an invalid review is left out, one without an id stays', () => {
    const { id: _, ...anonymous } = review
    expect(page({ reviews: [{ rating: 'none' }, anonymous], total: 2, pages: 1 }).reviews).toEqual([
      { ...read, id: undefined },
    ])
  })

  test('a response that is not a page of reviews is refused', () => {
    expect(() => page('<!doctype html>')).toThrow()
    expect(() => page({ message: 'moved' })).toThrow()
  })

  const figures = (answer: unknown) => feedback.analytics.response.parse(answer)
  test.each([
    ['null for none', { averageRating: null, totalReviews: 0, ratingDistribution: null }, [0, 0]],
    ['no total', { averageRating: '4.5', ratingDistribution: { 4: 1, 5: '1' } }, [4.5, 2]],
    ['an envelope', { data: { averageRating: 4.5, totalReviews: 2, ratingDistribution: {} } }, [4.5, 2]],
  ])('figures with %s', (_what, answer, [averageRating, totalReviews]) => {
    expect(figures(answer)).toMatchObject({ averageRating, totalReviews })
  })

  test.each([
    [undefined, ''],
    ['Created', ''],
    [{}, ''],
    [{ message: null, success: true }, ''],
    [{ message: 'Taken.', success: 1, id: 4 }, 'Taken.'],
  ])('a submission counts as accepted, whatever the body of the response: %j', (answer, message) => {
    expect(feedback.createComplaint.response.parse(answer).message).toBe(message)
    expect(feedback.create.response.parse(answer).message).toBe(message)
  })

  test('a response that says it was no success is a failure', () => {
    expect(() => feedback.createComplaint.response.parse({ success: false, message: 'No.' })).toThrow()
    expect(() => feedback.create.response.parse({ success: 0 })).toThrow()
  })

  test.each([
    [{ success: true }, true],
    [{ success: 'true' }, true],
    [{ success: 1 }, true],
    [{ data: { success: true } }, true],
    [{ success: false }, false],
    [{ success: null }, false],
    [{}, false],
  ])('the captcha flag of %j', (answer, success) => {
    const parsed = feedback.verifyCaptcha.response.safeParse(answer)
    expect(parsed.success && parsed.data.success).toBe(success)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { refuse } from '../../server/refusal.ts'
import { account } from '../../src/api/account.ts'
import { orders } from '../../src/api/orders.ts'
import { session } from '../../src/api/session.ts'
import { shop as config } from '../../src/shop/config.ts'
import { newcomer } from './bodies.ts'
import { api, refusal, signedIn } from './client.ts'
import { minutes, noon, seed } from './shop.ts'
import { once } from './stores.ts'

const { password: _, ...demo } = seed().users[0]!

const edited = {
  userId: 1,
  userName: 'demo',
  firstName: 'Nadeesha',
  lastName: 'Silva',
  email: 'nadeesha@new.example',
  phone: '0712345678',
  address: '1 New Road, Kandy',
  password: 'Demo@2026',
}

/** Logs in from an address. */
const login = (
  username: unknown,
  password: unknown,
  shop: Pick<ReturnType<typeof api>, 'send'> = api(),
  from = 'page',
) => shop.send(session.login, { body: { username, password }, headers: { 'x-from': from } })

const profileOf = async (visitor: Pick<ReturnType<typeof api>, 'send'>) =>
  (await visitor.send(session.profile)).reply

once.each([
  [account.editProfile, { body: edited }],
  [account.deleteAccount, { params: { userId: 1 } }],
  [orders.list, {}],
  [orders.cancel, { params: { order_id: 10_003 } }],
])('a visitor is asked to sign in: $path', async (endpoint, sent) => {
  expect(await api().send(endpoint, sent)).toMatchObject(refusal(401, 'Please sign in.'))
})

test('GET /auth/profile ends after 30 days', async () => {
  const shop = await signedIn()
  shop.wait(minutes(30 * 24 * 60) - 1)
  expect((await shop.send(session.profile)).status).toBe(200)
  shop.wait(1)
  expect((await shop.send(session.profile)).status).toBe(204)
})

describe('POST /auth/login', () => {
  test('answers with a success flag and a cookie that scripts cannot read', async () => {
    const { status, json, headers } = await login('demo', 'Demo@2026')
    expect([status, json]).toEqual([200, { success: true }])
    expect(headers.get('set-cookie')).toMatch(
      /^shop_session=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  once.each([
    ['a wrong password', 'demo', 'Demo@2025'],
    ['an unknown user, and SQL', "' OR 1=1 --", "' OR 1=1 --"],
  ])('gives the same answer for %s', async (_, username, password) => {
    const answer = await login(username, password)
    expect(answer.status).toBe(401)
    expect(answer.json).toEqual({
      success: false,
      message: 'Username or password is incorrect.',
      error: 'Username or password is incorrect.',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  once('takes as long for an unknown user', async () => {
    const verify = vi.fn(async () => false)
    const shop = api({ passwords: { hash: webPasswords.hash, verify } })
    await login('demo', 'x', shop)
    await login('nobody', 'x', shop)
    expect(verify).toHaveBeenCalledTimes(2)
  })

  test('lets at most ten attempts through at once', async () => {
    const shop = api()
    const tries: Awaited<ReturnType<typeof login>>[] = []
    while (tries.length < 32)
      tries.push(...(await Promise.all([1, 2, 3, 4].map((i) => login('demo', `wrong ${i}`, shop)))))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(22)
  })

  describe('after ten failures for one name from one address,', () => {
    const tenFailures = async () => {
      const shop = api()
      for (let i = 0; i < 10; i++) expect((await login('Demo', `wrong ${i}`, shop)).status).toBe(401)
      return shop
    }

    test('each further attempt must wait, twice as long each time, and says how long', async () => {
      const shop = await tenFailures()
      const stopped = await login('demo', 'Demo@2026', shop)
      expect(stopped.status).toBe(429)
      expect(stopped.headers.get('retry-after')).toBe('1')
      expect(stopped.json).toMatchObject({
        success: false,
        message: 'Too many attempts. Please try again in 1 second.',
      })
      for (const wait of [1000, 2000, 4000]) {
        shop.wait(wait - 1)
        expect((await login('demo', 'wrong', shop)).status).toBe(429)
        shop.wait(1)
        expect((await login('demo', 'wrong', shop)).status).toBe(401)
      }
      shop.wait(8000)
      expect((await login('demo', 'Demo@2026', shop)).status).toBe(200)
    })

    test('the owner can sign in from elsewhere, and others from here', async () => {
      const shop = await tenFailures()
      expect((await login('demo', 'Demo@2026', shop, 'home')).status).toBe(200)
      expect((await login('ruwan', 'Demo@2026', shop)).status).toBe(200)
    })
  })

  test('an owner who signed in here before can sign in while many addresses try the name', async () => {
    const shop = await signedIn()
    const from = (i: number, password: string) => login('demo', password, shop, `far ${i}`)
    for (let i = 0; i < 50; i++) expect((await from(i, 'wrong')).status).toBe(401)
    expect((await from(50, 'wrong')).status).toBe(429)
    expect((await login('demo', 'Demo@2026', shop)).status).toBe(200)
    // Even from an unknown address the wait is short.
    shop.wait(20_000)
    expect((await from(51, 'Demo@2026')).status).toBe(200)
  })

  once('one address cannot try name after name', async () => {
    const shop = api()
    for (let i = 0; i < 30; i++) expect((await login(`name ${i}`, 'wrong', shop)).status).toBe(401)
    expect((await login('name 30', 'wrong', shop)).status).toBe(429)
    shop.wait(1000)
    expect((await login('name 30', 'wrong', shop)).status).toBe(401)
  })

  once('does not count attempts whose password was not checked', async () => {
    const verify = vi.fn<typeof webPasswords.verify>(() => refuse(503, 'The shop is very busy.'))
    const shop = api({ passwords: { hash: webPasswords.hash, verify } })
    for (let i = 0; i < 60; i++) expect((await login('demo', 'Demo@2026', shop)).status).toBe(503)
    verify.mockImplementation(webPasswords.verify)
    for (let i = 0; i < 10; i++) expect((await login('demo', 'wrong', shop)).status).toBe(401)
    expect((await login('demo', 'wrong', shop)).status).toBe(429)
  })

  test('forgets failures after a success', async () => {
    const shop = api()
    for (let i = 0; i < 9; i++) await login('demo', 'wrong', shop)
    expect((await login('demo', 'Demo@2026', shop)).status).toBe(200)
    for (let i = 0; i < 9; i++) await login('demo', 'wrong', shop)
    expect((await login('demo', 'Demo@2026', shop)).status).toBe(200)
  })

  test('starts a new session each time and ends the previous one', async () => {
    const shop = await signedIn()
    const old = shop.jar.get('shop_session')!
    await shop.signIn('ruwan')
    expect(shop.jar.get('shop_session')).not.toBe(old)
    expect((await profileOf(shop)).username).toBe('ruwan')
    shop.jar.set('shop_session', old)
    expect((await shop.send(session.profile)).status).toBe(204)
  })
})

test('a password that changes while somebody signs in with it lets nobody in', async () => {
  const verify = vi.fn(webPasswords.verify)
  const shop = api({ passwords: { hash: webPasswords.hash, verify } })
  const email = { kind: 'email' as const, to: 'demo@mail.example', subject: '', text: '' }
  await shop.store.addResetToken('token', 1, 1000, email, 0)
  verify.mockImplementation(async (password, hash) => {
    const right = await webPasswords.verify(password, hash)
    await shop.store.resetPassword('token', await webPasswords.hash('Fresh@2026'), 1)
    return right
  })
  const answer = await login('demo', 'Demo@2026', shop)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await shop.send(session.profile)).status).toBe(204)
})

const signIn = (shop: ReturnType<typeof api>, from: string, username: string, password = 'Demo@2026') =>
  login(username, password, shop.visitor(), from)

once(
  'right passwords are accepted thirty times in ten minutes for one name, from wherever they come',
  async () => {
    const shop = api()
    for (let i = 0; i < 30; i++) expect((await signIn(shop, String(i), 'demo')).status).toBe(200)
    const refused = await signIn(shop, 'other', 'demo')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect((await signIn(shop, '1', 'ruwan')).status).toBe(200)
    shop.wait(minutes(10))
    expect((await signIn(shop, 'other', 'demo')).status).toBe(200)
  },
)

test('right passwords start at most a hundred sessions of one account, of which the newest stay', async () => {
  const shop = api()
  const { store } = shop
  const hash = (await store.passwordHash(1))!
  const until = (i: number) => Number(noon) + minutes(60) + i
  for (let i = 0; i < 102; i++) expect(await store.addSession(`hash-${i}`, 1, until(i), hash)).toBe(true)
  await store.addSession('other', 2, until(0), (await store.passwordHash(2))!)
  const ids = await Promise.all(
    ['hash-0', 'hash-1', 'hash-2', 'hash-101', 'other'].map((each) => store.session(each, Number(noon))),
  )
  expect(ids).toEqual([undefined, undefined, 1, 1, 2])
})

/** Password hashing that finishes only when the test calls `ends`. */
function slow() {
  const ends: (() => void)[] = []
  const work = <Result>(result: Result) => new Promise<Result>((done) => ends.push(() => done(result)))
  return { ends, passwords: { hash: () => work('hash'), verify: () => work(false) } }
}

once(
  'many passwords to hash at once: two are checked at a time, twenty wait, the others are refused',
  async () => {
    const { ends, passwords } = slow()
    const shop = api({ passwords })
    const tries = Array.from({ length: 50 }, (_, i) => login('demo', 'x', shop, String(i)))
    const got: [number, string | null][] = []
    for (const each of tries)
      void each.then(({ status, headers }) => got.push([status, headers.get('retry-after')]))
    await expect.poll(() => got.length, { timeout: 30_000 }).toBe(28)
    expect(got).toEqual(Array(28).fill([503, '5']))
    expect(ends).toHaveLength(2)
    // Other calls are still answered.
    expect((await shop.request('/api/products/brands')).status).toBe(200)
    while (got.length < 50) {
      for (const end of ends.splice(0)) end()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(got.filter(([status]) => status === 401)).toHaveLength(22)
  },
)

once('many passwords to hash at once: a taken name is refused without hashing', async () => {
  const hash = vi.fn(async () => 'hash')
  const shop = api({ passwords: { hash, verify: async () => false } })
  expect((await shop.send(account.register, { body: { ...newcomer, username: 'demo' } })).status).toBe(409)
  expect(hash).not.toHaveBeenCalled()
  expect((await shop.send(account.register, { body: newcomer })).status).toBe(201)
})

test('POST /auth/logout ends the session, also for a copy of its cookie', async () => {
  const shop = await signedIn()
  const copied = shop.jar.get('shop_session')!
  expect((await shop.send(session.logout)).json).toEqual({ success: true })
  expect(shop.jar.size).toBe(0)
  shop.jar.set('shop_session', copied)
  expect((await shop.send(session.profile)).status).toBe(204)
})

describe('POST /auth/register', () => {
  const register = (fields: Partial<typeof newcomer> = {}, shop = api()) =>
    shop.send(account.register, { body: { ...newcomer, ...fields } })

  test('creates a user who can sign in', async () => {
    const shop = api()
    const { status, json } = await register({}, shop)
    expect([status, json]).toEqual([201, { message: 'Registration successful! Please log in.' }])
    expect((await shop.send(session.profile)).status).toBe(204)
    await shop.signIn('kumari', 'Kumari@2026')
    const { firstname: first_name, lastname: last_name, username, email, phone, address } = newcomer
    const typed = { username, first_name, last_name, email, phone, address }
    const given = { user_id: 3, name: 'Kumari Fernando', membershipLevel: 'standard', loyaltyPoints: 0 }
    expect(await profileOf(shop)).toEqual({ ...typed, ...given })
    expect((await shop.send(orders.list)).reply).toEqual([])
  })

  once.each(Object.keys(newcomer))('%s must be there and not blank', async (field) => {
    for (const value of ['  ', undefined])
      expect(await register({ [field]: value })).toMatchObject(refusal(400, `${field} is required.`))
  })

  const noEmail = 'Email address is not valid.'
  const unusable = 'has characters that cannot be used.'
  once.each([
    ['an email without @', { email: 'kumari.mail.example' }, 400, noEmail],
    ['a short phone', { phone: '071234567' }, 400, 'Phone number must be 10 digits and start with 0'],
    ['passwords that differ', { confirmPassword: 'Kumari@2027' }, 400, 'Passwords do not match.'],
    [
      'a password of 201 characters',
      { password: `Abc@1${'x'.repeat(196)}`, confirmPassword: `Abc@1${'x'.repeat(196)}` },
      400,
      'Password is too long: at most 200 characters.',
    ],
    ['a taken user name', { username: 'DEMO' }, 409, 'This username is already taken.'],
    ['a taken email', { email: 'Demo@mail.example' }, 409, 'This email address is already registered.'],
    ['a name that turns the text around it', { username: 'kumari\u202e' }, 400, `username ${unusable}`],
    ['a NUL', { address: '1 Road\u0000' }, 400, `address ${unusable}`],
  ])('is refused with %s', async (_, fields, status, message) => {
    expect(await register(fields)).toMatchObject(refusal(status, message))
  })

  once.each(['vip@mail.example', 'de\u200bmo', 'a\u2800b', '...', 'de\u00admo'])(
    'the user name %j is refused, because it is or looks like that of somebody else',
    async (username) => {
      const message = 'Username must have a letter or digit, no @ and no invisible characters.'
      const shop = api()
      expect(await register({ username }, shop)).toMatchObject({
        status: 400,
        json: { message, field: 'username' },
      })
      await shop.signIn()
      const body = { ...edited, email: 'demo@mail.example', userName: username }
      expect((await shop.send(account.editProfile, { body })).status).toBe(400)
    },
  )

  once.each(['kumari.f-2', 'Kumari Fernando', 'කුමාරි'])('the user name %s is accepted', async (username) => {
    expect((await api().send(account.register, { body: { ...newcomer, username } })).status).toBe(201)
  })

  test('a refusal names the field that is taken', async () => {
    expect((await register({ username: 'demo' })).json).toMatchObject({ field: 'username' })
    expect((await register({ email: 'demo@mail.example' })).json).toMatchObject({ field: 'email' })
  })
})

describe('PUT /user/edit-user-profile', () => {
  const edit = async (fields: Partial<Record<keyof typeof edited, unknown>>, username = 'demo') => {
    const shop = await signedIn(username)
    const answer = await shop.send(account.editProfile, { body: { ...edited, ...fields } })
    return { ...answer, profile: await profileOf(shop) }
  }

  test('answers with the profile and a message', async () => {
    const { status, json, profile } = await edit({})
    expect(status).toBe(200)
    expect(json).toEqual({ message: 'Profile updated successfully.', user: profile })
    const { email, phone, address } = edited
    expect(profile).toEqual({ ...demo, last_name: 'Silva', name: 'Nadeesha Silva', email, phone, address })
  })

  test('phone and address may be blank', async () => {
    expect(await edit({ phone: '', address: '' })).toMatchObject({ profile: { phone: '', address: '' } })
  })

  test.each([
    ['a blank user name', { userName: ' ' }, 400, 'userName is required.'],
    ['a blank first name', { firstName: '' }, 400, 'firstName is required.'],
    [
      'a name of two lines',
      { firstName: 'Nadeesha\nKamal' },
      400,
      'firstName has characters that cannot be used.',
    ],
    ['an email that is none', { email: 'nadeesha' }, 400, 'Email address is not valid.'],
    ['a wrong phone', { phone: '12' }, 400, 'Phone number must be 10 digits and start with 0'],
    ["another's user name", { userName: 'Ruwan' }, 409, 'This username is already taken.'],
    ["another's email", { email: 'ruwan@mail.example' }, 409, 'This email address is already registered.'],
    ["another's id", { userId: 2 }, 403, 'You can only edit your own profile.'],
  ])('is refused with %s, and nothing changes', async (_, fields, status, message) => {
    const answer = await edit(fields)
    expect(answer).toMatchObject(refusal(status, message))
    expect(answer.profile).toMatchObject({ last_name: 'Perera', email: 'demo@mail.example' })
  })

  describe('a new email address', () => {
    const change = (shop: ReturnType<typeof api>, fields: object = {}) =>
      shop.send(account.editProfile, { body: { ...edited, ...fields } })

    once.each([
      [undefined, 'Enter your password to change your email address.'],
      ['Demo@2025', 'That is not your password. Your profile was not changed.'],
    ])('is refused with the password %j', async (password, message) => {
      const shop = await signedIn()
      expect(await change(shop, { password })).toMatchObject({
        status: 403,
        json: { message, error: message, field: 'password' },
      })
      expect((await profileOf(shop)).email).toBe('demo@mail.example')
      expect(await shop.mails()).toEqual([])
    })

    once('tells at most sixty times per hour and address that a name or an address is taken', async () => {
      const shop = await signedIn()
      const name = { ...edited, email: 'demo@mail.example', userName: 'ruwan' }
      const mail = { ...edited, email: 'ruwan@mail.example' }
      for (let i = 0; i < 60; i++)
        expect((await shop.send(account.editProfile, { body: i % 3 ? name : mail })).status).toBe(409)
      expect((await shop.send(account.editProfile, { body: name })).status).toBe(429)
      expect((await shop.send(account.editProfile, { body: mail })).status).toBe(429)
      const elsewhere = { body: name, headers: { 'x-from': 'another address' } }
      expect((await shop.send(account.editProfile, elsewhere)).status).toBe(429)
      const rest = { ...edited, email: 'demo@mail.example', address: '2 New Road, Kandy' }
      expect((await shop.send(account.editProfile, { body: rest })).status).toBe(200)
    })

    test('is announced to the old one', async () => {
      const shop = await signedIn()
      expect((await change(shop)).status).toBe(200)
      expect(await shop.mails()).toEqual([
        {
          kind: 'email',
          to: 'demo@mail.example',
          subject: 'Your email address was changed',
          text: expect.stringContaining(`Your account at ${config.name} has another email address now.`),
        },
      ])
    })

    test('voids reset links and ends every other session', async () => {
      const shop = api()
      const thief = shop.visitor()
      await shop.signIn()
      await thief.signIn()
      await shop.send(account.requestPasswordReset, { body: { email: 'demo@mail.example' } })
      const token = /token=([\w-]+)/.exec((await shop.mails())[0]?.text ?? '')?.[1]
      expect((await change(shop)).status).toBe(200)
      expect((await thief.send(session.profile)).status).toBe(204)
      expect((await shop.send(session.profile)).status).toBe(200)
      const body = { token, newPassword: 'Fresh@2026' }
      expect((await shop.send(account.resetPassword, { body })).status).toBe(400)
    })

    once('its password can be guessed no more often than at the login', async () => {
      const shop = await signedIn()
      for (let i = 0; i < 10; i++) expect((await change(shop, { password: `wrong ${i}` })).status).toBe(403)
      expect((await change(shop)).status).toBe(429)
    })
  })
})

describe('DELETE /user/delete-account/:userId', () => {
  test('deletes the account and ends its sessions everywhere', async () => {
    const shop = api()
    const phone = shop.visitor()
    await shop.signIn()
    await phone.signIn()
    const { status, json } = await shop.send(account.deleteAccount, { params: { userId: 1 } })
    expect([status, json]).toEqual([200, { message: 'Account deleted successfully.' }])
    expect((await shop.send(session.profile)).status).toBe(204)
    expect((await phone.send(session.profile)).status).toBe(204)
    expect((await login('demo', 'Demo@2026', shop)).status).toBe(401)
  })

  test('a new user does not inherit the id of a deleted one', async () => {
    const shop = await signedIn('ruwan')
    await shop.send(account.deleteAccount, { params: { userId: 2 } })
    await shop.send(account.register, { body: newcomer })
    await shop.signIn('kumari', 'Kumari@2026')
    expect((await profileOf(shop)).user_id).toBe(3)
    expect((await shop.send(orders.list)).reply).toEqual([])
  })

  test('keeps the order data that accounting needs and nothing about the customer', async () => {
    const shop = await signedIn()
    await shop.send(account.deleteAccount, { params: { userId: 1 } })
    const order = await shop.store.order(10_001)
    expect(order).toMatchObject({
      user_id: null,
      first_name: '',
      last_name: '',
      phone: '',
      email: '',
      shipping_address: '',
      billing_address: '',
      notes: '',
      status: 'completed',
      total_amount: 2240,
      payment_method: 'COD',
      items: [{ product_name: 'Brass padlock 50 mm', quantity: 1 }],
    })
    // The order is in progress: its delivery details are still needed.
    expect(await shop.store.order(10_004)).toMatchObject({ user_id: null, first_name: 'Nadeesha' })
    await shop.store.setOrderStatus(10_004, 'completed')
    expect(await shop.store.order(10_004)).toMatchObject({ first_name: '', shipping_address: '' })
  })

  test('empties the messages that were sent to the customer or about them, and no others', async () => {
    const shop = await signedIn()
    const { email, phone } = await profileOf(shop)
    const others = { kind: 'email', to: 'shop@mail.example', subject: 'Order', text: 'Of Ruwan.' } as const
    const mails = [
      { ...others, to: email.toUpperCase(), key: 'one' },
      { ...others, text: `Order of ${email}`, key: 'two' },
      { ...others, kind: 'sms', to: phone.replace(/^0/, '94'), key: 'three' },
      { ...others, key: 'four' },
    ] as const
    const before = (await shop.store.messages()).length
    for (const mail of mails) await shop.store.enqueue(mail, 0)
    for (const { id } of await shop.store.messages()) await shop.store.messageSent(id, 1)
    await shop.send(account.deleteAccount, { params: { userId: 1 } })
    const after = (await shop.store.messages()).slice(before)
    expect(after.map(({ to, text, key }) => [to, text, key])).toEqual([
      ['', '', 'one'],
      ['', '', 'two'],
      ['', '', 'three'],
      ['shop@mail.example', 'Of Ruwan.', 'four'],
    ])
  })

  once('refuses to delete another account', async () => {
    const shop = await signedIn()
    expect(await shop.send(account.deleteAccount, { params: { userId: 2 } })).toMatchObject(
      refusal(403, 'You can only delete your own account.'),
    )
    expect(await shop.store.user(2)).toBeDefined()
  })
})

describe('resetting a password', () => {
  const anyAnswer = { message: 'If this address is registered, a reset link has been sent to it.' }
  const expiredLink = refusal(400, 'This reset link is no longer valid. Please ask for a new one.')

  const ask = (shop: ReturnType<typeof api>, email = 'demo@mail.example') =>
    shop.send(account.requestPasswordReset, { body: { email } })

  const reset = (shop: ReturnType<typeof api>, token: string, newPassword = 'Fresh@2026') =>
    shop.send(account.resetPassword, { body: { token, newPassword } })

  const lastToken = async (shop: ReturnType<typeof api>) =>
    /^https:\/\/shop\.example\/reset-password\?token=([0-9a-f]{64})$/m.exec(
      (await shop.mails()).at(-1)?.text ?? '',
    )?.[1] ?? ''

  test('sends a link that sets the password once and ends every session', async () => {
    const shop = api()
    const thief = shop.visitor()
    await thief.signIn()
    expect(await ask(shop)).toMatchObject({ status: 200, json: anyAnswer })
    expect((await shop.mails())[0]).toMatchObject({
      kind: 'email',
      to: 'demo@mail.example',
      subject: 'Set a new password',
    })
    const token = await lastToken(shop)
    const { status, json } = await reset(shop, token)
    expect([status, json]).toEqual([200, { message: 'Password reset successfully!' }])
    expect(await reset(shop, token)).toMatchObject(expiredLink)
    expect((await thief.send(session.profile)).status).toBe(204)
    await shop.signIn('demo', 'Fresh@2026')
    await expect(shop.signIn('demo', 'Demo@2026')).rejects.toThrow('401')
  })

  once('gives the same answer for an unknown address, and sends nothing', async () => {
    const shop = api()
    expect(await ask(shop, 'nobody@mail.example')).toMatchObject({ status: 200, json: anyAnswer })
    expect(await shop.mails()).toEqual([])
  })

  once('is refused for what is no address', async () => {
    expect(await ask(api(), 'nobody')).toMatchObject(refusal(400, 'Email address is not valid.'))
  })

  once('does not flood a mailbox', async () => {
    const shop = api()
    for (let i = 0; i < 8; i++) expect(await ask(shop)).toMatchObject({ status: 200, json: anyAnswer })
    expect(await shop.mails()).toHaveLength(5)
  })

  test('using a link voids the others', async () => {
    const shop = api()
    await ask(shop)
    const first = await lastToken(shop)
    await ask(shop)
    expect((await reset(shop, await lastToken(shop))).status).toBe(200)
    expect(await reset(shop, first)).toMatchObject(expiredLink)
  })

  test('a link works for less than an hour', async () => {
    const shop = api()
    await ask(shop)
    shop.wait(minutes(60))
    expect(await reset(shop, await lastToken(shop))).toMatchObject(expiredLink)
    await ask(shop)
    shop.wait(minutes(60) - 1)
    expect((await reset(shop, await lastToken(shop))).status).toBe(200)
  })

  once('a weak password does not use up the link', async () => {
    const shop = api()
    await ask(shop)
    const token = await lastToken(shop)
    const weak = 'Password must have at least 8 characters, a digit and a special character.'
    for (const password of ['Abc@123', 'Abcdef12', 'Abcdef@h', ''])
      expect(await reset(shop, token, password)).toMatchObject(refusal(400, weak))
    expect((await reset(shop, token)).status).toBe(200)
  })

  test('the store never receives the token itself', async () => {
    const shop = api()
    const add = vi.spyOn(shop.store, 'addResetToken')
    await ask(shop)
    const hash = add.mock.lastCall?.[0]
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).not.toBe(await lastToken(shop))
  })
})

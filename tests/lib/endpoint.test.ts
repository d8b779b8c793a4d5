import { describe, expect, test } from 'vitest'
import { ApiError, refusalText, serverText } from '../../src/lib/endpoint.ts'

const failed = (status: number, data: unknown) => new ApiError('failed', status, data)

describe("decision 45: the server's own words", () => {
  test("§8 asks for the server's text: it is shown whatever the failure", () => {
    expect(serverText(failed(500, { error: 'Try tomorrow.' }))).toBe('Try tomorrow.')
    expect(serverText(failed(409, { message: ' Taken. ' }))).toBe('Taken.')
    expect(serverText(failed(409, { error: 'A', message: 'B' }), 'message')).toBe('B')
  })

  test.each([500, 502, 503])('elsewhere the text of a %i is not shown', (status) => {
    expect(refusalText(failed(status, { message: 'Disk full on db-3' }))).toBeUndefined()
  })

  test.each([400, 409, 422, 429])('elsewhere the text of a refusal with %i is shown', (status) => {
    expect(refusalText(failed(status, { message: 'The price has changed.' }))).toBe('The price has changed.')
  })

  test.each<[string, unknown]>([
    ['a page', '<!doctype html><title>502 Bad Gateway</title>'],
    ['markup', 'Sorry, <b>not</b> today'],
    ['the stack trace of JavaScript', 'TypeError: x is undefined\n    at save (/srv/app/users.js:12:7)'],
    ['the stack trace of Java', 'NullPointerException\n\tat shop.Users.save(Users.java:12)'],
    ['the stack trace of PHP', 'Fatal error\n#0 /srv/app/users.php(12): save()'],
    ['the stack trace of Python', 'Traceback\n  File "/srv/app/users.py", line 12, in save'],
    ['a long text', 'no '.repeat(200)],
    ['blank text', '  '],
    ['a number', 7],
  ])('%s is no message', (_, text) => {
    expect(serverText(failed(422, { error: text }))).toBeUndefined()
    expect(serverText(failed(422, { error: text, message: 'Not today' }))).toBe('Not today')
  })

  test.each(['Quantity < 5 or > 9', 'Use a name at least 3 letters long', 'Closed at 17:00'])(
    '%s is one',
    (text) => {
      expect(serverText(failed(422, { error: text }))).toBe(text)
    },
  )
})

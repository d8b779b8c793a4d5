import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LoginForm } from '../../src/forms/login.ts'

describe('the sign-in form (§3 Login payload)', () => {
  test.each([
    ['nothing typed', { username: '', password: '' }, ['Enter your username', 'Enter your password']],
    ['blanks for a name', { username: '  ', password: 'x' }, ['Enter your username']],
    ['no password', { username: 'demo', password: '' }, ['Enter your password']],
  ])('%s', (_name, values, messages) => {
    const read = z.safeParse(LoginForm, values)
    expect(read.error?.issues.map(({ message }) => message)).toEqual(messages)
  })

  test('trims the name, never the password', () => {
    expect(z.parse(LoginForm, { username: ' demo ', password: ' Demo@2026 ' })).toEqual({
      username: 'demo',
      password: ' Demo@2026 ',
    })
  })
})

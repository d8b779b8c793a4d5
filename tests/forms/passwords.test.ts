import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LoginForm } from '../../src/forms/login.ts'
import { ResetPasswordForm, ResetRequestForm } from '../../src/forms/passwords.ts'
import { problemsOf } from './problems.ts'

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

const wrong = (...form: Parameters<typeof problemsOf>) => problemsOf(...form).map(([field]) => field)

describe('the new password (§5)', () => {
  test.each([
    ['seven characters', 'Abc@123', ['password']],
    ['eight characters, a digit, a special one', 'Abcd@123', []],
    ['no digit', 'Abcdefg@', ['password']],
    ['no special character', 'Abcdefg1', ['password']],
  ])('PWD-04 %s', (_name, password, fields) => {
    expect(wrong(ResetPasswordForm, { password, confirmPassword: password })).toEqual(fields)
  })

  test('PWD-05 the confirmation must match', () => {
    expect(wrong(ResetPasswordForm, { password: 'Abcd@123', confirmPassword: 'Abcd@124' })).toEqual([
      'confirmPassword',
    ])
  })
})

test.each([
  ['nothing', '', ['email']],
  ['no email address', 'ruwan@mail', ['email']],
  ['one with blanks around it', ' ruwan@mail.example ', []],
])('PWD-01 the reset request: %s', (_name, email, fields) => {
  expect(wrong(ResetRequestForm, { email })).toEqual(fields)
})

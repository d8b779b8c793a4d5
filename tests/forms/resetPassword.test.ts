import { describe, expect, test } from 'vitest'
import { ResetPasswordForm } from '../../src/forms/resetPassword.ts'
import { ResetRequestForm } from '../../src/forms/resetRequest.ts'
import { problemsOf } from './problems.ts'

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

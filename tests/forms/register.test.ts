import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { blankRegister, RegisterForm, type RegisterValues, toRegisterBody } from '../../src/forms/register.ts'

const filled: RegisterValues = {
  firstName: 'Ruwan',
  lastName: 'Jayasuriya',
  username: 'ruwanj',
  email: 'ruwanj@mail.example',
  phone: '0712345678',
  address: '42 Temple Lane, Kandy',
  password: 'secret',
  confirmPassword: 'secret',
}

/** Returns the first message of each field, which is the one that the form shows. */
function messages(values: RegisterValues) {
  const messages: Record<string, string> = {}
  for (const { path, message } of z.safeParse(RegisterForm, values).error?.issues ?? [])
    messages[String(path[0])] ??= message
  return messages
}

describe('the register form (§5 "all fields required")', () => {
  test('all eight fields are required', () => {
    expect(messages(blankRegister)).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      username: 'Enter a username',
      email: 'Enter your email address',
      phone: 'Enter your phone number',
      address: 'Enter your address',
      password: 'Enter a password',
      confirmPassword: 'Enter the password again',
    })
  })

  test.each([
    ['email', 'ruwanj@mail', 'Enter an email address like name@example.com'],
    ['phone', '071234567', 'Phone number must be 10 digits and start with 0'],
    ['phone', '7712345678', 'Phone number must be 10 digits and start with 0'],
    ['firstName', '  ', 'Enter your first name'],
    ['address', ' ', 'Enter your address'],
  ])('%s %j', (field, value, message) => {
    expect(messages({ ...filled, [field]: value })).toEqual({ [field]: message })
  })

  test('AUTH-06 different passwords are reported, whatever else is missing', () => {
    const differ = { confirmPassword: 'Passwords do not match.' }
    expect(messages({ ...filled, confirmPassword: 'Secret' })).toEqual(differ)
    expect(messages({ ...filled, firstName: '', confirmPassword: 'secret ' })).toEqual({
      firstName: 'Enter your first name',
      ...differ,
    })
  })

  test('the server decides how strong a password must be', () => {
    expect(messages(filled)).toEqual({})
  })
})

test('AUTH-04 the payload of §3: eight fields, trimmed, with the passwords as typed', () => {
  expect(
    toRegisterBody({ ...filled, username: ' ruwanj ', password: ' secret ', confirmPassword: ' secret ' }),
  ).toEqual({
    firstname: 'Ruwan',
    lastname: 'Jayasuriya',
    email: 'ruwanj@mail.example',
    phone: '0712345678',
    address: '42 Temple Lane, Kandy',
    username: 'ruwanj',
    password: ' secret ',
    confirmPassword: ' secret ',
  })
})
